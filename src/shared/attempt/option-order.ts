import { attemptOrder } from './order';

/** "All of the above": an option that speaks of those before it keeps its place. */
const OF_THE_OTHERS = /^(all|none|both|any|neither|some)\b.*\b(above|below|others?|these|them|those)\b/i;
/** "Both A and C": an option that names others by their letters. */
const BY_LETTER =
  /^((both|only|neither|either)\s+)?\(?[a-h]\)?(\s*(,|and|or|nor|&|\+)\s*\(?[a-h]\)?)+(\s+only)?[.!]?$/i;

/**
 * The options of one question in the order of one attempt: the same for the same seed. What speaks of the options before it
 * keeps its place; where an option names others by their letters, all do.
 */
export function optionOrder(
  options: readonly string[],
  { seed, questionId }: { seed: string | number; questionId: string },
): string[] {
  if (options.some((option) => BY_LETTER.test(option.trim()))) return [...options];
  const isFixed = (option: string) => OF_THE_OTHERS.test(option.trim());
  const moved = attemptOrder({
    questions: options.filter((option) => !isFixed(option)),
    seed: `${seed} ${questionId}`,
    shuffle: true,
  });
  return options.map((option) => (isFixed(option) ? option : (moved.shift() ?? option)));
}
