export interface RateLimit {
  /** The burst after a rest. */
  readonly capacity: number;
  /** The time to refill an empty bucket, in milliseconds. */
  readonly refillMs: number;
}

/** Beyond this many keys, idle ones are evicted: an attacker with many names must not fill the memory. */
const SWEEP_ABOVE = 20_000;

export interface TokenBuckets {
  /** Takes one for this key; returns 0, or the seconds until the next. */
  take(key: string, nowMs: number): number;
  /** Takes an amount, even below zero. */
  charge(key: string, nowMs: number, amount: number): void;
  /** The same without taking: the seconds to wait. */
  wait(key: string, nowMs: number): number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Token buckets by key; time is an argument, so the result is deterministic. */
export function tokenBuckets({ capacity, refillMs }: RateLimit): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  let sweepAt = SWEEP_ABOVE;
  const leftOf = (bucket: Bucket | undefined, nowMs: number) =>
    bucket
      ? Math.min(capacity, bucket.left + (Math.max(0, nowMs - bucket.at) * capacity) / refillMs)
      : capacity;
  const secondsFor = (left: number) =>
    left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * refillMs) / capacity / 1000));
  const evictIdle = (nowMs: number) => {
    for (const [each, bucket] of buckets) if (leftOf(bucket, nowMs) >= capacity) buckets.delete(each);
    // Sweeps again only after doubling, or an attacker with many names could force a sweep each time.
    sweepAt = Math.max(SWEEP_ABOVE, 2 * buckets.size);
  };
  const put = (key: string, left: number, nowMs: number) => {
    if (buckets.size >= sweepAt) evictIdle(nowMs);
    buckets.set(key, { left, at: nowMs });
  };
  return {
    wait: (key, nowMs) => secondsFor(leftOf(buckets.get(key), nowMs)),
    take(key, nowMs) {
      const left = leftOf(buckets.get(key), nowMs);
      if (left < 1) return secondsFor(left);
      put(key, left - 1, nowMs);
      return 0;
    },
    charge: (key, nowMs, amount) => put(key, leftOf(buckets.get(key), nowMs) - amount, nowMs),
  };
}

/** A limit of concurrent tasks. */
export interface TurnLimit {
  /** Concurrent tasks per key. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How long a task waits before it is refused, in milliseconds. */
  readonly patienceMs: number;
}

/** Ends a turn; idempotent. */
export type EndTurn = () => void;

export interface Turns {
  /** Resolves with the end of the turn; with null if too many wait or it took too long. */
  take(key: string): Promise<EndTurn | null>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** A semaphore by key: excess tasks wait in their key's own queue. */
export function turns({ atOnce, waiting, patienceMs }: TurnLimit): Turns {
  const lines = new Map<string, Line>();
  const endOf = (key: string, line: Line): EndTurn => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = line.waiting;
      // Lets other requests in before this key continues.
      if (next) setImmediate(next);
      else line.running -= 1;
      if (next) line.waiting.delete(next);
      else if (line.running === 0) lines.delete(key);
    };
  };
  return {
    async take(key) {
      const line = lines.get(key) ?? { running: 0, waiting: new Set() };
      lines.set(key, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.size >= waiting || !(await waitFor(line.waiting, patienceMs))) return null;
      return endOf(key, line);
    },
  };
}

/** Waits in a queue until called, which removes it; false after a timeout. */
const waitFor = (line: Set<() => void>, patienceMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(patience);
      resolve(true);
    };
    const giveUp = () => {
      // A just-called one takes its turn.
      if (line.delete(go)) resolve(false);
    };
    const patience = setTimeout(giveUp, patienceMs);
    line.add(go);
  });
