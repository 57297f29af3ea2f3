import { expect, test } from 'vitest';
import type { ReviewedResult } from '../../../../shared/results/schema';
import { commonMarks, groupOrigin } from './group-marks';

const aResult = (values: Partial<ReviewedResult> = {}): ReviewedResult => ({
  questionId: 'q1',
  isCorrect: true,
  score: 1,
  maximumMarks: 2,
  source: 'built-in',
  needsReview: false,
  rationale: null,
  confidence: 1,
  findings: null,
  ...values,
});

test('the mark of a group is the one that most of its answers have', () => {
  expect(commonMarks([1, 2, 2].map((score) => aResult({ score })))).toEqual({
    low: 1,
    high: 2,
    mostGiven: 2,
  });
});

test('a group that nobody has evaluated has no mark and no origin', () => {
  expect(commonMarks([])).toBeUndefined();
  expect(groupOrigin([])).toBeUndefined();
});

test('a group needs review as long as one of its answers does', () => {
  const reviewed = aResult({ source: 'teacher' });
  const open = aResult({ source: 'ai', needsReview: true, rationale: 'Names the cause.' });
  expect(groupOrigin([reviewed, open])).toMatchObject({
    source: 'ai',
    needsReview: true,
    rationale: 'Names the cause.',
  });
});

test('of marks that are given equally often, the first speaks for the group', () => {
  expect(commonMarks([2, 1, 1, 2].map((score) => aResult({ score })))?.mostGiven).toBe(2);
  expect(commonMarks([2, 2, 1].map((score) => aResult({ score })))?.mostGiven).toBe(2);
});

test('an answer without a rationale borrows one from its group, and keeps its own', () => {
  const silent = aResult({ needsReview: true });
  const first = aResult({ rationale: 'Names the cause.' });
  const second = aResult({ rationale: 'Names the effect.' });
  expect(groupOrigin([silent, first, second])).toMatchObject({
    needsReview: true,
    rationale: 'Names the cause.',
  });
  expect(groupOrigin([second, first])?.rationale).toBe('Names the effect.');
  expect(groupOrigin([silent])?.rationale).toBeNull();
});
