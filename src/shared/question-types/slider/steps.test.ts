import { expect, test } from 'vitest';
import { isOnStep, snapToStep } from './steps';

test('0.3 is three steps of 0.1 from 0', () => {
  expect(isOnStep(0.3, 0, 0.1)).toBe(true);
  expect(isOnStep(0.35, 0, 0.1)).toBe(false);
});

test.each([
  [7, 1, 2, true],
  [8, 1, 2, false],
  [-0.5, -2, 0.25, true],
  [1e-7, 0, 1e-8, true],
  [1e21, 0, 1, true],
  [1.1, 0.1, 0.25, true],
  [1.2, 0.1, 0.25, false],
])('%d from min %d in steps of %d is on a step: %s', (answer, min, step, expected) => {
  expect(isOnStep(answer, min, step)).toBe(expected);
});

test('nothing is on a step that is zero, negative or not a number', () => {
  expect(isOnStep(1, 0, 0)).toBe(false);
  expect(isOnStep(1, 0, -1)).toBe(false);
  expect(isOnStep(Number.NaN, 0, 1)).toBe(false);
  expect(isOnStep(Number.POSITIVE_INFINITY, 0, 1)).toBe(false);
});

test('a typed number goes to the nearest step within the range', () => {
  const range = { min: 0, max: 1, step: 0.1 };
  expect(snapToStep(0.34, range)).toBe(0.3);
  expect(snapToStep(0.35, range)).toBe(0.4);
  expect(snapToStep(-5, range)).toBe(0);
  expect(snapToStep(5, range)).toBe(1);
});

test('an end of the range between steps is never chosen', () => {
  expect(snapToStep(10, { min: 0, max: 10, step: 3 })).toBe(9);
});
