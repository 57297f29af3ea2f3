/** How often: so many acts in a time. */
export interface RateLimit {
  /** What may come at once after a rest. */
  readonly capacity: number;
  /** How long an empty bucket takes to be full again, in milliseconds. */
  readonly refillMs: number;
}

/** More keys than this are looked through for those at rest: an attacker with many names must not fill the memory. */
const LOOK_THROUGH_FROM = 20_000;

export interface TokenBuckets {
  /** Takes one for this key and answers 0, or how many seconds it has to wait for the next. */
  take(key: string, nowMs: number): number;
  /** Takes so many, even where there are fewer: what is missing has to be made up for first. */
  charge(key: string, nowMs: number, amount: number): void;
  /** The same without taking: how many seconds it would have to wait. */
  wait(key: string, nowMs: number): number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Counts acts by key, each with a bucket that refills evenly; time is an argument, so the same calls answer the same. */
export function tokenBuckets({ capacity, refillMs }: RateLimit): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  let lookThroughAt = LOOK_THROUGH_FROM;
  const leftOf = (bucket: Bucket | undefined, nowMs: number) =>
    bucket
      ? Math.min(capacity, bucket.left + (Math.max(0, nowMs - bucket.at) * capacity) / refillMs)
      : capacity;
  const secondsFor = (left: number) =>
    left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * refillMs) / capacity / 1000));
  const forgetThoseAtRest = (nowMs: number) => {
    for (const [each, bucket] of buckets) if (leftOf(bucket, nowMs) >= capacity) buckets.delete(each);
    // Only once there are twice as many again, or who brings many names would have all of them looked through each time.
    lookThroughAt = Math.max(LOOK_THROUGH_FROM, 2 * buckets.size);
  };
  const put = (key: string, left: number, nowMs: number) => {
    if (buckets.size >= lookThroughAt) forgetThoseAtRest(nowMs);
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

/** How much at once: so many tasks side by side. */
export interface TurnLimit {
  /** How many tasks of one key run side by side. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How long one waits before it is refused, in milliseconds. */
  readonly patienceMs: number;
}

/** Ends a turn; what comes after the first call does nothing. */
export type EndTurn = () => void;

export interface Turns {
  /** Resolves with the end of the turn once it has come; with null where too many wait, or it took too long. */
  take(key: string): Promise<EndTurn | null>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Lets each key do so much at once; what more it asks for waits in its own line, and holds up nobody else. */
export function turns({ atOnce, waiting, patienceMs }: TurnLimit): Turns {
  const lines = new Map<string, Line>();
  const endOf = (key: string, line: Line): EndTurn => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = line.waiting;
      // Whatever others sent meanwhile is looked at before this key goes on.
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
      else if (line.waiting.size >= waiting || !(await waitIn(line.waiting, patienceMs))) return null;
      return endOf(key, line);
    },
  };
}

/** Waits in a line until it is called, which removes it from there; false where that took too long. */
const waitIn = (line: Set<() => void>, patienceMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(patience);
      resolve(true);
    };
    const giveUp = () => {
      // One that has just been called takes its turn.
      if (line.delete(go)) resolve(false);
    };
    const patience = setTimeout(giveUp, patienceMs);
    line.add(go);
  });
