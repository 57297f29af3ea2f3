import { expect, test } from 'vitest';
import { around, calibrated, likeliestOf, marksInUse, sureOf } from './distribution';

const likely = { maximumMarks: 5, isLikelyGraded: false };
const inUse = (given: readonly number[], isLikelyGraded = false) =>
  marksInUse(given, { ...likely, isLikelyGraded }).map(({ marks }) => marks);

test('only none and full are in use until the teacher gives others, or answers have the length of graded ones', () => {
  expect(inUse([])).toEqual([0, 5]);
  expect(inUse([5, 0, 5])).toEqual([0, 5]);
  expect(inUse([5, 2.5])).toHaveLength(11);
  expect(inUse([], true)).toHaveLength(11);
});

test('frequent marks are likelier than those beside them', () => {
  const found = around(0.7, 0.15, marksInUse([5, 4, 4, 4, 0], likely));
  expect(likeliestOf(found)).toBe(4);
  expect(found.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
});

test.each([0.2, 0.6, 0.95])(
  'a distribution has the given certainty (%d), and its likeliest marks stay',
  (confidence) => {
    const found = around(0.7, 0.15, marksInUse([5, 4, 4, 4, 0], likely));
    const tempered = calibrated(found, confidence);
    expect(likeliestOf(tempered)).toBe(4);
    expect(sureOf(tempered)).toBeGreaterThanOrEqual(confidence - 1e-9);
  },
);

test('a maximum of 0 and an odd one have marks in use', () => {
  expect(marksInUse([], { maximumMarks: 0, isLikelyGraded: true })).toEqual([{ marks: 0, p: 1 }]);
  expect(inUse([0.5])).toContain(0.5);
});
