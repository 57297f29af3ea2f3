import { expect, test } from 'vitest';
import { aQuizResults } from './a-quiz-results';
import { classStatistics, evaluatedScores, percentHistogram, questionStatistics } from './statistics';

test('the statistics of a class are rounded to two decimals', () => {
  expect(classStatistics([10, 0, 5.5, 7])).toEqual({
    mean: 5.63,
    median: 6.25,
    min: 0,
    max: 10,
    totalStudents: 4,
  });
  expect(classStatistics([1, 1, 2])).toMatchObject({ mean: 1.33, median: 1 });
});

test('a class without results has zeros', () => {
  expect(classStatistics([])).toEqual({ mean: 0, median: 0, min: 0, max: 0, totalStudents: 0 });
});

test('only evaluated students count', () => {
  const results = aQuizResults({ students: [{ scores: [1, 1] }, { scores: null }, { scores: [1, 0] }] });
  expect(evaluatedScores(results)).toEqual([2, 1]);
  expect(questionStatistics(results).map((each) => each.correctPercent)).toEqual([100, 50]);
});

test('a question nobody is evaluated on shows 0 percent', () => {
  const results = aQuizResults({ students: [{ scores: null }] });
  expect(questionStatistics(results).map((each) => each.correctPercent)).toEqual([0, 0]);
});

test('the histogram has ten bins, the full score falls in the last', () => {
  expect(percentHistogram([0, 9.99, 10, 55, 90, 100])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
});
