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

/** The question schemas by type. A function, so that pages do not load zod. */
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

/** A question of any type with the teacher's fields. */
export type AnyQuestion = z.infer<Schemas[QuestionType]['question']>;

/** Ensures that a module fits only its own schemas. */
export interface PartsOf<Type extends QuestionType> {
  body: Omit<z.infer<Schemas[Type]['question']>, keyof QuestionBase>;
  asked: Omit<z.infer<Schemas[Type]['asked']>, keyof QuestionBase>;
  draft: { type: Type };
}

export const questionTypes = { mcq, msq, short, long, slider, number, cloze, match, order } satisfies {
  [Type in QuestionType]: QuestionTypeModule<PartsOf<Type>>;
};

/** The names of all types, in the teacher's order of choice. */
export const QUESTION_TYPES = Object.values(questionTypes).map(({ type }) => type);

/** The draft fields of such a type. */
export type DraftOf<Type extends QuestionType> = ReturnType<(typeof questionTypes)[Type]['empty']>;

export type DraftParts = DraftOf<QuestionType>;

type AnyParts = Omit<{ [Type in QuestionType]: PartsOf<Type> }[QuestionType], 'draft'> & {
  draft: DraftParts;
};

/** The own fields of a question of any type. */
export type TypeBody = AnyParts['body'];

/** Each module counts as one of any type, because its methods receive only its own type. */
const modules: {
  readonly [Type in QuestionType]: QuestionTypeModule<
    Omit<PartsOf<Type>, 'draft'> & { draft: DraftOf<Type> }
  >;
} = questionTypes;

/** The module of a type, to be called only with questions of that type. */
export const questionTypeOf = ({ type }: { readonly type: QuestionType }): QuestionTypeModule<AnyParts> =>
  modules[type];
