import type { Answer } from '../answer/answer';
import { objectiveMarkingOf } from '../question-types/marking';
import type { Marked } from '../question-types/objective-marking';
import type { ObjectiveQuestion } from '../question-types/traits';

/** Marks what needs no judgement, as its type does. No answer, or one of the wrong shape, scores 0. */
export const markObjective = (question: ObjectiveQuestion, answer: Answer | null | undefined): Marked =>
  answer === null || answer === undefined
    ? { isCorrect: false, score: 0 }
    : objectiveMarkingOf(question).mark(question, answer);

/** Why a person has to look at the answer to such a question; undefined where its marks are sure. */
export const doubtOf = (
  question: ObjectiveQuestion,
  answer: Answer | null | undefined,
): string | undefined =>
  answer === null || answer === undefined
    ? undefined
    : objectiveMarkingOf(question).doubt?.(question, answer);
