import { expect, test } from 'vitest';
import { featuresOf } from './features';
import { findPlain } from './plain-answer';

const plain = (text: string, ...models: string[]) =>
  findPlain(
    featuresOf(text),
    models.map((line) => featuresOf(line)),
    featuresOf('Which energy is it?'),
  )?.share ?? null;

test.each([
  '',
  ' \n\t',
  "I don't know",
  'i dont know this',
  'idk',
  'No idea.',
  'No response.',
  'Empty submission',
  'N/A',
  "I'm not sure",
])('%j scores nothing', (text) => {
  expect(plain(text, 'The gap')).toBe(0);
});

test.each([
  ['Their  gap!', 'their gap'],
  ['The energy is 2500 J', '2.5 kJ'],
  ['x ≥ 3', 'x >= 3'],
  ['three volts', '3 volts'],
  ['1,000 m', '1000 m'],
  ['second line', 'first line'],
])('"%s" is equal to a model answer', (text, model) => {
  expect(plain(text, model, 'Second line')).toBe(1);
});

test.each([
  ['it is 40 m', '40 m'],
  ['the energy was 12 J', 'it is 12 J'],
])('words without meaning beside a number make no difference: %s', (text, model) => {
  expect(plain(text, model)).toBe(1);
});

test.each([
  ['over 40 m', '40 m'],
  ['by 6 pm', '6 pm'],
  ['k', 'k is down'],
  ['x = 1 and y = 2', 'x = 1 or y = 2'],
])('words that may change its meaning do: %s', (text, model) => {
  expect(plain(text, model)).toBeNull();
});

test('"no idea" is right if the model answer is the same', () => {
  expect(plain('No idea!', 'No idea')).toBe(1);
});

test.each([
  ['Br- reacts', 'Br reacts'],
  ['cp -r', 'cp r'],
  ['the -ic acid', 'the ic acid'],
  ['log 39', 'log₃ 9'],
])('"%s" is not equal to "%s", in either role', (one, other) => {
  expect([plain(one, other), plain(other, one)]).toEqual([null, null]);
});

test.each(['x > 3', 'X >= 3', 'I do not know why the bulb has a gap', 'not answered by the gap', '???'])(
  'no rule marks %j',
  (text) => {
    expect(plain(text, 'x >= 3')).toBeNull();
  },
);
