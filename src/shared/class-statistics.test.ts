import { expect, test } from 'vitest';
import { classStatistics } from './class-statistics';

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
