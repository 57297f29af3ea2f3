import { expect, test } from 'vitest';
import { areMarksValid, roundToMarkStep, sumMarks } from './marks';

test.each([0, 0.5, 1, 2, 2.5])('%d marks of 2.5 are valid', (marks) => {
  expect(areMarksValid(marks, 2.5)).toBe(true);
});

test.each([-0.5, 3, 0.25, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, [1]])(
  '%j marks of 2 are invalid',
  (marks) => {
    expect(areMarksValid(marks, 2)).toBe(false);
  },
);

test('marks are rounded to the nearest half, within the question', () => {
  expect(roundToMarkStep(1.24, 2)).toBe(1);
  expect(roundToMarkStep(1.25, 2)).toBe(1.5);
  expect(roundToMarkStep(9, 2)).toBe(2);
  expect(roundToMarkStep(-1, 2)).toBe(0);
  expect(roundToMarkStep(Number.NaN, 2)).toBe(0);
});

test('marks add up', () => {
  expect(sumMarks([])).toBe(0);
  expect(sumMarks([0.5, 1, 2.5])).toBe(4);
});
