import { expect, test } from 'vitest';
import { toMarks } from './to-marks';

test('marks are the nearest half mark', () => {
  expect([0, 0.1, 0.66, 0.9, 1].map((share) => toMarks(share, 5))).toEqual([0, 0.5, 3.5, 4.5, 5]);
});

test('an answer below half marks is never rounded up to them', () => {
  expect([toMarks(0.49, 5), toMarks(0.49, 1), toMarks(0.3, 1), toMarks(0.49, 3)]).toEqual([2, 0, 0, 1]);
});

test('an answer from half marks on never falls below them', () => {
  expect([toMarks(0.5, 5), toMarks(0.5, 1), toMarks(0.51, 2.5), toMarks(0.5, 3)]).toEqual([
    2.5, 0.5, 1.5, 1.5,
  ]);
});
