/** Exponential back-off: the wait in ms after a number of consecutive failures, doubling up to `longestMs`. */
export const backOffMs = (failures: number, { firstMs, longestMs }: { firstMs: number; longestMs: number }) =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);

/** Retry waits for an unreachable server: 1, 2, 4 … 30 s. */
export const SEEKING = { firstMs: 1000, longestMs: 30_000 } as const;
