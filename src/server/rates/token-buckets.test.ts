import { expect, test } from 'vitest';
import { tokenBuckets } from './token-buckets';

test('what fits into a bucket passes, the next waits, and time fills it again', () => {
  const buckets = tokenBuckets({ capacity: 3, refillMs: 3000 });
  expect([0, 0, 0].map(() => buckets.take('ann', 0))).toEqual([0, 0, 0]);
  expect(buckets.take('ann', 500)).toBe(1);
  expect(buckets.take('ann', 1000)).toBe(0);
  expect(buckets.take('ann', 1000)).toBe(1);
});

test('each key has a bucket of its own', () => {
  const buckets = tokenBuckets({ capacity: 1, refillMs: 60_000 });
  expect([buckets.take('ann', 0), buckets.take('ben', 0), buckets.take('ann', 0)]).toEqual([0, 0, 60]);
});

test('a clock that is set back locks nobody out', () => {
  const buckets = tokenBuckets({ capacity: 2, refillMs: 2000 });
  buckets.take('ann', 1_000_000);
  expect(buckets.take('ann', 0)).toBe(0);
});

test('asking how long to wait takes nothing', () => {
  const buckets = tokenBuckets({ capacity: 1, refillMs: 1000 });
  expect([buckets.wait('ann', 0), buckets.take('ann', 0), buckets.wait('ann', 0)]).toEqual([0, 0, 1]);
});

test('what was taken beyond what was there is made up for first', () => {
  const buckets = tokenBuckets({ capacity: 10, refillMs: 10_000 });
  buckets.charge('ann', 0, 25);
  expect(buckets.wait('ann', 0)).toBe(16);
  expect(buckets.wait('ann', 16_000)).toBe(0);
});
