import type { Question } from '../question/schema';
import { type QuestionType, questionTypeOf, questionTypes } from './registry';

type Marked<Kind extends 'text' | 'objective'> = {
  [Type in QuestionType]: (typeof questionTypes)[Type]['marking']['kind'] extends Kind ? Type : never;
}[QuestionType];

/** A question whose answers are read and judged. */
export type TextQuestion = Extract<Question, { type: Marked<'text'> }>;
/** A question whose answers need no judgement. */
export type ObjectiveQuestion = Extract<Question, { type: Marked<'objective'> }>;

export const isTextType = (type: QuestionType): boolean => questionTypes[type].marking.kind === 'text';
export const isText = (question: Question): question is TextQuestion => isTextType(question.type);
export const isObjective = (question: Question): question is ObjectiveQuestion => !isText(question);

/** How a question is marked that needs no judgement. */
export function objectiveMarkingOf(question: ObjectiveQuestion) {
  const { marking } = questionTypeOf(question);
  if (marking.kind !== 'objective') throw new TypeError(`${question.type} needs judgement`);
  return marking;
}
