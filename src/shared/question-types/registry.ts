import type * as z from 'zod';
import { type QuestionBase, withBase } from './base';
import { mcq, mcqSchemas, msq, msqSchemas } from './choice/module';
import { cloze } from './cloze/module';
import { clozeSchemas } from './cloze/schemas';
import { match, matchSchemas } from './match/module';
import { number, numberSchemas } from './number/module';
import { order, orderSchemas } from './order/module';
import type { QuestionTypeModule } from './question-type-module';
import { slider, sliderSchemas } from './slider/module';
import { long, longSchemas, short, shortSchemas } from './written/module';

/** The schemas of whole questions by their type. A function, so that pages do not carry zod. */
export const questionSchemas = () => ({
  mcq: withBase(mcqSchemas()),
  msq: withBase(msqSchemas()),
  short: withBase(shortSchemas()),
  long: withBase(longSchemas()),
  slider: withBase(sliderSchemas()),
  number: withBase(numberSchemas()),
  cloze: withBase(clozeSchemas()),
  match: withBase(matchSchemas()),
  order: withBase(orderSchemas()),
});

type Schemas = ReturnType<typeof questionSchemas>;

export type QuestionType = keyof Schemas;

/** A question of any type, with what only its teacher sees. */
export type AnyQuestion = z.infer<Schemas[QuestionType]['question']>;

/** No module fits a type that has other schemas. */
export interface PartsOf<Type extends QuestionType> {
  body: Omit<z.infer<Schemas[Type]['question']>, keyof QuestionBase>;
  asked: Omit<z.infer<Schemas[Type]['asked']>, keyof QuestionBase>;
  draft: { type: Type };
}

/** Every question type there is. */
export const questionTypes = { mcq, msq, short, long, slider, number, cloze, match, order } satisfies {
  [Type in QuestionType]: QuestionTypeModule<PartsOf<Type>>;
};

/** The names of all types, in the order in which a teacher chooses among them. */
export const QUESTION_TYPES = Object.values(questionTypes).map(({ type }) => type);

/** The fields of a draft that belong to such a type. */
export type DraftOf<Type extends QuestionType> = ReturnType<(typeof questionTypes)[Type]['empty']>;

/** The fields of a draft that belong to its type. */
export type DraftParts = DraftOf<QuestionType>;

type AnyParts = Omit<{ [Type in QuestionType]: PartsOf<Type> }[QuestionType], 'draft'> & {
  draft: DraftParts;
};

/** What any question has by its type. */
export type TypeBody = AnyParts['body'];

/** Each module of one type is a module of any: methods take what is of their own type alone. */
const modules: {
  readonly [Type in QuestionType]: QuestionTypeModule<
    Omit<PartsOf<Type>, 'draft'> & { draft: DraftOf<Type> }
  >;
} = questionTypes;

/** The module of a type; what it is given has to be of that type. */
export const questionTypeOf = ({ type }: { readonly type: QuestionType }): QuestionTypeModule<AnyParts> =>
  modules[type];
