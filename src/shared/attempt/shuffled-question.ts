import type { Question } from '../question/schema';
import { questionTypeOf } from '../question-types/registry';
import type { Arrange } from './arrange';

/** A question with its options in the attempt's order, if shuffled; some types always are. */
export function shuffledQuestion(
  question: Question,
  { arrange, shuffleOptions }: { arrange: Arrange; shuffleOptions: boolean },
): Question {
  const { isAlwaysShuffled, withOptionsIn } = questionTypeOf(question);
  if (!isAlwaysShuffled && !shuffleOptions) return question;
  const order = (texts: readonly string[], turn?: number) => arrange(texts, question._id, turn);
  return { ...question, ...withOptionsIn(question, isAlwaysShuffled ? order : aroundFixedOptions(order)) };
}

/** "All of the above": refers to the options before it and keeps its place. */
const OF_THE_OTHERS = /^(all|none|both|any|neither|some)\b.*\b(above|below|others?|these|them|those)\b/i;
/** "Both A and C": refers to options by letter. */
const BY_LETTER =
  /^((both|only|neither|either)\s+)?\(?[a-h]\)?(\s*(,|and|or|nor|&|\+)\s*\(?[a-h]\)?)+(\s+only)?[.!]?$/i;

/**
 * Shuffles options except those that refer to others: one that refers to the options before it keeps its place, and if one names
 * letters, all stay.
 */
export const aroundFixedOptions =
  (order: (options: readonly string[]) => string[]) =>
  (options: readonly string[]): string[] => {
    if (options.some((option) => BY_LETTER.test(option.trim()))) return [...options];
    const isFixed = (option: string) => OF_THE_OTHERS.test(option.trim());
    const moved = order(options.filter((option) => !isFixed(option)));
    return options.map((option) => (isFixed(option) ? option : (moved.shift() ?? option)));
  };
