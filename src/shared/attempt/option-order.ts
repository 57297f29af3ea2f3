/** "All of the above": an option that speaks of those before it keeps its place. */
const OF_THE_OTHERS = /^(all|none|both|any|neither|some)\b.*\b(above|below|others?|these|them|those)\b/i;
/** "Both A and C": an option that names others by their letters. */
const BY_LETTER =
  /^((both|only|neither|either)\s+)?\(?[a-h]\)?(\s*(,|and|or|nor|&|\+)\s*\(?[a-h]\)?)+(\s+only)?[.!]?$/i;

/**
 * Puts options into an order, but for those that speak of others: what speaks of the options before it keeps its place, and
 * where an option names others by their letters, all do.
 */
export const aroundFixedOptions =
  (order: (options: readonly string[]) => string[]) =>
  (options: readonly string[]): string[] => {
    if (options.some((option) => BY_LETTER.test(option.trim()))) return [...options];
    const isFixed = (option: string) => OF_THE_OTHERS.test(option.trim());
    const moved = order(options.filter((option) => !isFixed(option)));
    return options.map((option) => (isFixed(option) ? option : (moved.shift() ?? option)));
  };
