import type { Answer } from '../answer/answer';
import { objectiveMarkingOf } from '../question-types/marking';
import type { Marked } from '../question-types/objective-marking';
import type { ObjectiveQuestion } from '../question-types/traits';

/** Marks an objective question by its type. A missing or malformed answer scores 0. */
export const markObjective = (question: ObjectiveQuestion, answer: Answer | null | undefined): Marked =>
  answer === null || answer === undefined
    ? { isCorrect: false, score: 0 }
    : objectiveMarkingOf(question).mark(question, answer);

/** The reason for a review by a person; undefined if the marks are certain. */
export const doubtOf = (
  question: ObjectiveQuestion,
  answer: Answer | null | undefined,
): string | undefined =>
  answer === null || answer === undefined
    ? undefined
    : objectiveMarkingOf(question).doubt?.(question, answer);
