import type { Question } from '../question/schema';
import { questionTypeOf } from '../question-types/registry';
import { freeOrder, optionOrder } from './option-order';

/** A question with its options in the order of one attempt, if they are shuffled: some always are. */
export function shuffledQuestion(
  question: Question,
  { seed, shuffleOptions }: { seed: string | number; shuffleOptions: boolean },
): Question {
  const { isAlwaysShuffled, withOptionsIn } = questionTypeOf(question);
  if (!isAlwaysShuffled && !shuffleOptions) return question;
  const orderOf = isAlwaysShuffled ? freeOrder : optionOrder;
  const order = (options: readonly string[]) => orderOf(options, { seed, questionId: question._id });
  return { ...question, ...withOptionsIn(question, order) };
}
