import { expect, test } from 'vitest';
import { dueText } from './due-text';

/** A Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const NOW = at(23, 10);

test.each([
  [NOW - 1, 'in a minute'],
  [at(23, 10, 10), 'in 10 minutes'],
  [at(24, 0, 30), 'tomorrow'],
  [at(24, 23), 'tomorrow'],
  [at(25, 1), 'on Wednesday'],
  [at(29, 23), 'on Sunday'],
  [at(30, 1), 'on 30 November'],
])('a question due at %d comes again %s', (dueAt, said) => {
  expect(dueText(dueAt, NOW)).toBe(said);
});

test('later on the same day it gives the time', () => {
  expect(dueText(at(23, 15, 30), NOW)).toMatch(/^today at .*30/);
});

test('shortly before midnight a time after midnight is given in minutes, not as a day', () => {
  expect(dueText(at(24, 0, 10), at(23, 23, 40))).toBe('in 30 minutes');
});
