import { expect, test } from 'vitest';
import { tokenBuckets, turns } from './limiters';

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

const HOUR_MS = 60 * 60 * 1000;
const letOthersRun = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once; the next waits for an end, in the order they came', async () => {
  const { take } = turns({ atOnce: 1, waiting: 2, patienceMs: HOUR_MS });
  const began: string[] = [];
  const [first, ...later] = ['first', 'second', 'third'].map(async (name) => {
    const end = await take('ann');
    began.push(name);
    return end;
  });
  const end = await first;
  await letOthersRun();
  expect(began).toEqual(['first']);
  end?.();
  end?.();
  (await later[0])?.();
  (await later[1])?.();
  expect(began).toEqual(['first', 'second', 'third']);
  expect(await take('ann')).not.toBeNull();
});

test('what finds too many waiting is refused, and so is what has waited too long', async () => {
  const { take } = turns({ atOnce: 1, waiting: 1, patienceMs: 1 });
  const end = await take('ann');
  const waiting = take('ann');
  expect(await take('ann')).toBeNull();
  expect(await waiting).toBeNull();
  end?.();
  expect(await take('ann')).not.toBeNull();
});

test('nobody waits for another', async () => {
  const { take } = turns({ atOnce: 1, waiting: 0, patienceMs: HOUR_MS });
  await take('ann');
  expect(await take('ann')).toBeNull();
  expect(await take('ben')).not.toBeNull();
});
