import { expect, test } from 'vitest';
import { readClass } from './read-class';

function groups(...texts: string[]) {
  const answers = texts.map((text, index) => ({ id: String(index), text }));
  const read = readClass({ question: 'Why?', modelAnswer: 'The gap opens the circuit', answers });
  return read.answers.map(({ group }) => group);
}

test('the same words in other forms, cases and marks are one group', () => {
  expect(new Set(groups('It burns out', 'it burned OUT!', 'burning out')).size).toBe(1);
});

test('nearly the same long answer is the same group', () => {
  const long =
    'the bulb and the battery are separated by a gap so that no current can flow around the closed circuit';
  expect(new Set(groups(`${long} today`, long)).size).toBe(1);
});

test.each([
  ['it is connected', 'it is not connected'],
  ['it took 3 hours', 'it took 4 hours'],
  ['lions hunt zebras', 'zebras hunt lions'],
  ['the battery', 'the bulb'],
])('"%s" and "%s" are never marked together', (one, other) => {
  const [first, second] = groups(one, other);
  expect(first).not.toBe(second);
});

test('a number that differs in an otherwise equal long answer makes another group', () => {
  const long =
    'the bulb and the battery are separated by a gap of metres so that no current flows around the closed path';
  const [first, second] = groups(`${long} 3`, `${long} 4`);
  expect(first).not.toBe(second);
});

test('answers without content words are told apart by all their words', () => {
  const [first, second, third] = groups('they are', 'this was', 'They are.');
  expect(first).not.toBe(second);
  expect(first).toBe(third);
});

test('signs without words are not marked together with blank answers or other signs', () => {
  expect(new Set(groups('', '???', '🙂')).size).toBe(3);
});
