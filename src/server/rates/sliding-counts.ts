/** Beyond this many keys, expired ones are evicted: an attacker with many names must not fill the memory. */
const SWEEP_ABOVE = 20_000;

interface Count {
  /** The latest times, oldest first, up to the limit. */
  readonly at: number[];
  underWay: number;
}

export interface SlidingCounts {
  /** The number within the window. */
  countOf(key: string, nowMs: number): number;
  /** Whether the limit is reached, tries in progress included. */
  isUsedUp(key: string, nowMs: number): boolean;
  add(key: string, nowMs: number): void;
  changeUnderWay(key: string, by: 1 | -1, nowMs: number): void;
  /** The seconds until the oldest leaves the window; at least 1. */
  secondsLeft(key: string, nowMs: number): number;
  forget(key: string): void;
}

/** Counts events by key in a sliding window up to a limit; time is an argument. */
export function slidingCounts({ limit, withinMs }: { limit: number; withinMs: number }): SlidingCounts {
  const counts = new Map<string, Count>();
  let sweepAt = SWEEP_ABOVE;
  const tidied = (count: Count | undefined, nowMs: number): Count => {
    const { at, underWay } = count ?? { at: [], underWay: 0 };
    return { at: at.filter((each) => nowMs - each < withinMs).slice(-limit), underWay };
  };
  const put = (key: string, count: Count, nowMs: number) => {
    if (counts.size >= sweepAt) {
      for (const [each, known] of counts) {
        const { at, underWay } = tidied(known, nowMs);
        if (at.length + underWay === 0) counts.delete(each);
      }
      sweepAt = Math.max(SWEEP_ABOVE, 2 * counts.size);
    }
    counts.set(key, count);
  };
  const read = (key: string, nowMs: number) => tidied(counts.get(key), nowMs);
  return {
    countOf: (key, nowMs) => read(key, nowMs).at.length,
    isUsedUp(key, nowMs) {
      const { at, underWay } = read(key, nowMs);
      return at.length + underWay >= limit;
    },
    add(key, nowMs) {
      const { at, underWay } = read(key, nowMs);
      put(key, { at: [...at, nowMs].slice(-limit), underWay }, nowMs);
    },
    changeUnderWay(key, by, nowMs) {
      const { at, underWay } = read(key, nowMs);
      put(key, { at, underWay: underWay + by }, nowMs);
    },
    secondsLeft(key, nowMs) {
      const [oldest = nowMs - withinMs] = read(key, nowMs).at;
      return Math.max(1, Math.ceil((oldest + withinMs - nowMs) / 1000));
    },
    forget(key) {
      counts.get(key)?.at.splice(0);
    },
  };
}
