import { expect, test } from 'vitest';
import { toStep } from './step-value';

const halfMarks = { min: 0, max: 2, step: 0.5 };

test('a typed mark goes to the nearest half', () => {
  expect(toStep(1.3, halfMarks)).toBe(1.5);
  expect(toStep(0.2, halfMarks)).toBe(0);
});

test('a mark beyond the scale stays at its end', () => {
  expect(toStep(7, halfMarks)).toBe(2);
  expect(toStep(-1, halfMarks)).toBe(0);
});

test('a step that binary fractions cannot hold leaves no tail of digits', () => {
  expect(toStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});
