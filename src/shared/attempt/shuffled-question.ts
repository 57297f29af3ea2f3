import type { Question } from '../question/schema';
import { questionTypeOf } from '../question-types/registry';
import type { Arrange } from './arrange';
import { aroundFixedOptions } from './option-order';

/** A question with its options in the attempt's order, if shuffled; some types always are. */
export function shuffledQuestion(
  question: Question,
  { arrange, shuffleOptions }: { arrange: Arrange; shuffleOptions: boolean },
): Question {
  const { isAlwaysShuffled, withOptionsIn } = questionTypeOf(question);
  if (!isAlwaysShuffled && !shuffleOptions) return question;
  const order = (texts: readonly string[], turn?: number) => arrange(texts, question._id, turn);
  return { ...question, ...withOptionsIn?.(question, isAlwaysShuffled ? order : aroundFixedOptions(order)) };
}
