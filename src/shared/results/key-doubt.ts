import type { Answer } from '../answer/answer';
import { objectiveMarkingOf } from '../question-types/marking';
import type { ObjectiveQuestion } from '../question-types/marking-kinds';
import { isKeyed } from './chosen-answers';
import type { QuizResults } from './schema';
import { halvesOf, takersOf } from './strength';

/** What speaks against a key, in students. */
export interface KeyDoubt {
  /** How many of the stronger half gave the answer that may be right, and how many the half has. */
  readonly strong: number;
  readonly halfSize: number;
  /** How many gave the answer that is marked right, and how many of them are in the weaker half. */
  readonly keyed: number;
  readonly keyedWeak: number;
}

/** Who gave an answer that may be the right one, and who the answer that is marked right. */
export function keyDoubt(
  results: Pick<QuizResults, 'results'>,
  question: ObjectiveQuestion,
  answer: Answer,
): KeyDoubt {
  const takers = takersOf(results, question._id);
  const { strong, weak } = halvesOf(takers);
  const { sameAs } = objectiveMarkingOf(question);
  const suspect = sameAs(question, answer);
  const isRight = (taker: (typeof takers)[number]) => isKeyed(question, taker.answer);
  return {
    strong: strong.filter((taker) => taker.answer !== undefined && sameAs(question, taker.answer) === suspect)
      .length,
    halfSize: strong.length,
    keyed: takers.filter(isRight).length,
    keyedWeak: weak.filter(isRight).length,
  };
}
