import type { Answer } from '../attempt/answer';
import type { Marked } from '../question-types/question-type-module';
import { type ObjectiveQuestion, objectiveMarkingOf } from '../question-types/registry';

/** Marks what needs no judgement, as its type does. No answer, or one of the wrong shape, scores 0. */
export const markObjective = (question: ObjectiveQuestion, answer: Answer | null | undefined): Marked =>
  answer === null || answer === undefined
    ? { isCorrect: false, score: 0 }
    : objectiveMarkingOf(question).mark(question, answer);
