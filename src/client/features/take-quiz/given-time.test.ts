import { expect, test } from 'vitest';
import { givenTimeText } from './given-time';

test('whole minutes come from the teacher, also while the quiz is paused', () => {
  expect(givenTimeText(300_000)).toBe('Your teacher gave you 5 more minutes.');
  expect(givenTimeText(60_000)).toBe('Your teacher gave you 1 more minute.');
  expect(givenTimeText(300_012)).toBe('Your teacher gave you 5 more minutes.');
});

test('any other time is announced without its giver', () => {
  expect(givenTimeText(12_300)).toBe('12 seconds were added to your time.');
  expect(givenTimeText(83_000)).toBe('83 seconds were added to your time.');
});
