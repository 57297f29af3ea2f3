/** How long to wait after a number of failures in a row: doubling from the first wait up to the longest, in ms. */
export const backOffMs = (failures: number, { firstMs, longestMs }: { firstMs: number; longestMs: number }) =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);

/** How a server that does not answer is asked again: after 1, 2, 4 … 30 s. */
export const SEEKING = { firstMs: 1000, longestMs: 30_000 } as const;
