import type { AskedQuestion, Question, QuestionBase, QuestionType } from '../question/schema';
import { long } from './long';
import { mcq } from './mcq';
import { msq } from './msq';
import type { QuestionTypeModule } from './question-type-module';
import { short } from './short';
import { slider } from './slider';

type Without<Whole, Base> = Whole extends unknown ? Omit<Whole, keyof Base> : never;

/** What the unions that are checked and sent hold of a type: no module fits a type that they lack. */
interface PartsOf<Type extends QuestionType> {
  body: Without<Extract<Question, { type: Type }>, QuestionBase>;
  asked: Without<Extract<AskedQuestion, { type: Type }>, QuestionBase>;
  draft: { type: Type };
}

/** Every question type there is. */
export const questionTypes = { mcq, msq, short, long, slider } satisfies {
  [Type in QuestionType]: QuestionTypeModule<PartsOf<Type>>;
};

/** The fields of a draft that belong to its type. */
export type DraftParts = ReturnType<(typeof questionTypes)[QuestionType]['empty']>;

type AnyParts = Omit<PartsOf<QuestionType>, 'draft'> & { draft: DraftParts };

/** The module of a type; what it is given has to be of that type. */
export const questionTypeOf = ({ type }: { readonly type: QuestionType }): QuestionTypeModule<AnyParts> =>
  questionTypes[type];

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
