interface RovingPlace {
  /** Where the focus is; -1 for nowhere. */
  index: number;
  count: number;
  /** The keys for one back and one on. */
  keys: readonly [back: string, on: string];
}

/** Where a key moves the focus in a row of controls that is one tab stop, wrapping; undefined for other keys. */
export function nextIndex(key: string, { index, count, keys: [back, on] }: RovingPlace): number | undefined {
  if (count === 0) return undefined;
  if (key === on) return (index + 1) % count;
  if (key === back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
