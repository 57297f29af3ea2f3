import { expect, test } from 'vitest';
import { rangeSentence, typedNumber } from './typed-number';

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['٦', 6],
  ['६', 6],
  ['٢٫٥', 2.5],
  ['−3', -3],
  ['10 000', 10_000],
  [' 7 ', 7],
  ['1/4', 0.25],
])('%s in a field is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', 'two', '2,5,1', '1 or 2', '5 m', '1,000'])(
  '"%s" in a field is not a single number',
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);

test('a number outside the range or between two steps is refused', () => {
  const tenths = { min: 0, max: 1, step: 0.1 };
  expect(['0', '0.3', '0,7', '1'].map((text) => typedNumber(text, tenths))).toEqual([0, 0.3, 0.7, 1]);
  expect(['-0.1', '1.1', '0.35'].map((text) => typedNumber(text, tenths))).toEqual(Array(3).fill(NaN));
  expect(typedNumber('2.5', { step: 1 })).toBeNaN();
  expect(typedNumber('3', { min: 0.5, step: 0.5 })).toBe(3);
});

test('a field describes the numbers it accepts', () => {
  expect(rangeSentence({ min: 0, max: 10, step: 0.5 })).toBe('Type a number from 0 to 10 in steps of 0.5.');
  expect(rangeSentence({ min: 1, step: 1 })).toBe('Type a whole number from 1.');
  expect(rangeSentence({})).toBe('Type a number.');
});
