import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { evaluatedScores, percentHistogram, questionStatistics } from './statistics';

test('only evaluated students count', () => {
  const results = aQuizResults({ students: [{ scores: [1, 1] }, { scores: null }, { scores: [1, 0] }] });
  expect(evaluatedScores(results)).toEqual([2, 1]);
  expect(questionStatistics(results).map((each) => each.correctPercent)).toEqual([100, 50]);
});

test('a question without evaluated students shows 0 percent', () => {
  const results = aQuizResults({ students: [{ scores: null }] });
  expect(questionStatistics(results).map((each) => each.correctPercent)).toEqual([0, 0]);
});

test('the histogram has ten bins, the full score falls in the last', () => {
  expect(percentHistogram([0, 9.99, 10, 55, 90, 100])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
});
