import { expect, test } from 'vitest';
import { tokenBuckets, turns } from './limiters';

test('calls within the bucket pass, the next waits, and time refills it', () => {
  const buckets = tokenBuckets({ capacity: 3, refillMs: 3000 });
  expect([0, 0, 0].map(() => buckets.take('ann', 0))).toEqual([0, 0, 0]);
  expect(buckets.take('ann', 500)).toBe(1);
  expect(buckets.take('ann', 1000)).toBe(0);
  expect(buckets.take('ann', 1000)).toBe(1);
});

test('each key has a separate bucket', () => {
  const buckets = tokenBuckets({ capacity: 1, refillMs: 60_000 });
  expect([buckets.take('ann', 0), buckets.take('ben', 0), buckets.take('ann', 0)]).toEqual([0, 0, 60]);
});

test('a clock set back locks no key out', () => {
  const buckets = tokenBuckets({ capacity: 2, refillMs: 2000 });
  buckets.take('ann', 1_000_000);
  expect(buckets.take('ann', 0)).toBe(0);
});

test('reading the wait takes nothing', () => {
  const buckets = tokenBuckets({ capacity: 1, refillMs: 1000 });
  expect([buckets.wait('ann', 0), buckets.take('ann', 0), buckets.wait('ann', 0)]).toEqual([0, 0, 1]);
});

test('an overdraft is refilled first', () => {
  const buckets = tokenBuckets({ capacity: 10, refillMs: 10_000 });
  buckets.charge('ann', 0, 25);
  expect(buckets.wait('ann', 0)).toBe(16);
  expect(buckets.wait('ann', 16_000)).toBe(0);
});

const HOUR_MS = 60 * 60 * 1000;
const letOthersRun = () => new Promise((resolve) => setImmediate(resolve));

test('a limited number of tasks run concurrently; the next waits for an end, in order', async () => {
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

test('a task beyond the queue is refused, and so is one that waits too long', async () => {
  const { take } = turns({ atOnce: 1, waiting: 1, patienceMs: 1 });
  const end = await take('ann');
  const waiting = take('ann');
  expect(await take('ann')).toBeNull();
  expect(await waiting).toBeNull();
  end?.();
  expect(await take('ann')).not.toBeNull();
});

test('keys do not wait for each other', async () => {
  const { take } = turns({ atOnce: 1, waiting: 0, patienceMs: HOUR_MS });
  await take('ann');
  expect(await take('ann')).toBeNull();
  expect(await take('ben')).not.toBeNull();
});
