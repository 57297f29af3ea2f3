import type { AnyQuestion, QuestionType } from './registry';

/** Whether answers are read and judged, or need no judgement. A list by itself, so that what asks only this loads no type. */
const MARKING_KINDS = {
  mcq: 'objective',
  msq: 'objective',
  short: 'text',
  long: 'text',
  slider: 'objective',
  number: 'objective',
  cloze: 'objective',
  match: 'objective',
  order: 'objective',
} as const satisfies { [Type in QuestionType]: 'text' | 'objective' };

type TypeOf<Kind extends 'text' | 'objective'> = {
  [Type in QuestionType]: (typeof MARKING_KINDS)[Type] extends Kind ? Type : never;
}[QuestionType];

export type ObjectiveType = TypeOf<'objective'>;

/** A question whose answers are read and judged: by the grader, in groups of those that say the same, and by the teacher. */
export type TextQuestion = Extract<AnyQuestion, { type: TypeOf<'text'> }>;
/** A question whose answers need no judgement. */
export type ObjectiveQuestion = Extract<AnyQuestion, { type: ObjectiveType }>;

export const isTextType = (type: QuestionType): boolean => MARKING_KINDS[type] === 'text';
export const isText = (question: AnyQuestion): question is TextQuestion => isTextType(question.type);
export const isObjective = (question: AnyQuestion): question is ObjectiveQuestion => !isText(question);
