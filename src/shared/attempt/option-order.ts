import { seededOrder } from '../question-types/seeded-order';

/** "All of the above": an option that speaks of those before it keeps its place. */
const OF_THE_OTHERS = /^(all|none|both|any|neither|some)\b.*\b(above|below|others?|these|them|those)\b/i;
/** "Both A and C": an option that names others by their letters. */
const BY_LETTER =
  /^((both|only|neither|either)\s+)?\(?[a-h]\)?(\s*(,|and|or|nor|&|\+)\s*\(?[a-h]\)?)+(\s+only)?[.!]?$/i;

interface OptionPlace {
  readonly seed: string | number;
  readonly questionId: string;
}

/** Texts in the order of one attempt, whatever they say of each other. */
export const freeOrder = (texts: readonly string[], { seed, questionId }: OptionPlace): string[] =>
  seededOrder(texts, `${seed} ${questionId}`);

/**
 * The options of one question in the order of one attempt: the same for the same seed. What speaks of the options before it
 * keeps its place; where an option names others by their letters, all do.
 */
export function optionOrder(options: readonly string[], place: OptionPlace): string[] {
  if (options.some((option) => BY_LETTER.test(option.trim()))) return [...options];
  const isFixed = (option: string) => OF_THE_OTHERS.test(option.trim());
  const moved = freeOrder(
    options.filter((option) => !isFixed(option)),
    place,
  );
  return options.map((option) => (isFixed(option) ? option : (moved.shift() ?? option)));
}
