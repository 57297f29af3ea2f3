import type { Answer } from '../../../shared/answer/answer';
import { objectiveMarkingOf } from '../../../shared/question-types/marking';
import type { ObjectiveQuestion } from '../../../shared/question-types/traits';
import { isKeyed } from '../../../shared/results/chosen-answers';
import type { QuizResults } from '../../../shared/results/schema';
import { halvesOf, takersOf } from '../../../shared/results/strength';

/** The students behind a doubt. */
export interface KeyDoubt {
  /** Students of the stronger half with the other answer, and the size of the half. */
  readonly strong: number;
  readonly halfSize: number;
  /** Students with the key's answer, and how many are in the weaker half. */
  readonly keyed: number;
  readonly keyedWeak: number;
}

/** The students with the likely right answer, and those with the key's. */
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
