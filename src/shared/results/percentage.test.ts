import { expect, test } from 'vitest';
import { percentageOf } from './percentage';

test('a score is shown in percent of the maximum', () => {
  expect(percentageOf(17, 20)).toBe(85);
  expect(percentageOf(1, 3)).toBe(33.33);
  expect(percentageOf(2, 3)).toBe(66.67);
  expect(percentageOf(0, 0)).toBe(0);
});
