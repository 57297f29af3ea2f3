import type { AnyQuestion, QuestionType } from './registry';

/**
 * One option or several, pairs, ordered options, gaps in the text, a value on a scale, a typed line or a
 * typed text.
 */
type AnswerShape = 'option' | 'options' | 'pairs' | 'places' | 'gaps' | 'value' | 'line' | 'text';

interface Traits {
  /** Whether answers need judgement. */
  readonly isJudged: boolean;
  readonly answer: AnswerShape;
}

/**
 * The traits of a type for screens and rules outside the types. A separate list, so that using it loads no
 * type.
 */
const TRAITS = {
  mcq: { isJudged: false, answer: 'option' },
  msq: { isJudged: false, answer: 'options' },
  short: { isJudged: true, answer: 'line' },
  long: { isJudged: true, answer: 'text' },
  slider: { isJudged: false, answer: 'value' },
  number: { isJudged: false, answer: 'line' },
  cloze: { isJudged: false, answer: 'gaps' },
  match: { isJudged: false, answer: 'pairs' },
  order: { isJudged: false, answer: 'places' },
} as const satisfies { [Type in QuestionType]: Traits };

type TypeWith<Some extends Partial<Traits>> = {
  [Type in QuestionType]: (typeof TRAITS)[Type] extends Some ? Type : never;
}[QuestionType];

type TextType = TypeWith<{ isJudged: true }>;
export type ObjectiveType = Exclude<QuestionType, TextType>;

/**
 * A question whose answers need judgement: by the grader, in groups of equivalent answers, and by the
 * teacher.
 */
export type TextQuestion = Extract<AnyQuestion, { type: TextType }>;
/** A question whose answers need no judgement. */
export type ObjectiveQuestion = Extract<AnyQuestion, { type: ObjectiveType }>;

interface OfType {
  readonly type: QuestionType;
}

export const isTextType = (type: QuestionType): boolean => TRAITS[type].isJudged;
export const isText = <Question extends OfType>(
  question: Question,
): question is Question & { readonly type: TextType } => isTextType(question.type);
export const isObjective = (question: AnyQuestion): question is ObjectiveQuestion => !isText(question);

/** Whether a question, draft or answer has a type with one of these answer shapes. */
export const isAnsweredBy = <Question extends OfType, Shape extends AnswerShape>(
  question: Question,
  ...shapes: readonly Shape[]
): question is Question & { readonly type: TypeWith<{ answer: Shape }> } =>
  shapes.some((shape) => shape === TRAITS[question.type].answer);

/** Whether students choose from options with fixed letters. */
export const isChoice = <Question extends OfType>(question: Question) =>
  isAnsweredBy(question, 'option', 'options');
