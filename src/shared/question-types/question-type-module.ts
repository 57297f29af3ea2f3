import type * as z from 'zod';
import type { Answer } from '../answer/answer';
import type { QuestionBase } from './base';

/** What a type adds to the fields that every question has. */
export interface TypeParts {
  /** As stored and as the teacher sees it. */
  readonly body: { readonly type: string };
  /** As a student sees it while the quiz runs: without the correct answer. */
  readonly asked: { readonly type: string };
  /** As a form or a request holds it, right or wrong. */
  readonly draft: { readonly type: string };
}

/** The schemas of a type, without what every question has. A function, so that pages do not carry zod. */
export type TypeSchemas = () => {
  readonly body: z.ZodType<TypeParts['body']>;
  readonly asked: z.ZodType<TypeParts['asked']>;
};

/** What a question of a type with such schemas has by its type. */
export type BodyBy<Schemas extends TypeSchemas> = z.infer<ReturnType<Schemas>['body']>;

/** The parts of a type with such schemas. */
export interface PartsBy<Schemas extends TypeSchemas, Draft extends TypeParts['draft']> {
  body: BodyBy<Schemas>;
  asked: z.infer<ReturnType<Schemas>['asked']>;
  draft: Draft;
}

/** A field and the sentence for what is wrong with it, or null. */
export type FieldCheck = readonly [field: string, sentence: string | null];

/**
 * What the core knows of one question type wherever its questions are shown or written. The registry demands one of
 * every type, and the rest of the core asks the registry. Written as methods: a module of one type stands where one of any type is asked for.
 */
export interface QuestionTypeModule<Parts extends TypeParts> {
  readonly type: Parts['body']['type'];
  /** With nothing filled in: what a request starts from. */
  empty(): Parts['draft'];
  /** As the editor opens it (spec §5). */
  blank(): Parts['draft'];
  /** The fields as a form sends them: lists and answers as JSON, an empty text where there is no value. */
  toFields(draft: Parts['draft']): Readonly<Record<string, string>>;
  /** What keeps the fields from being saved, in the documented order. */
  check(
    draft: Parts['draft'],
    question: Pick<QuestionBase, 'format' | 'text' | 'maximumMarks'>,
  ): readonly FieldCheck[];
  toBody(draft: Parts['draft']): Parts['body'];
  toDraft(body: Parts['body']): Parts['draft'];
  /** An allow-list, so that a correct answer cannot ride along. */
  toAsked(body: Parts['body']): Parts['asked'];
  /** What is asked by a draft that is not finished, with something in the place of what is missing. */
  toPreview(draft: Parts['draft']): Parts['asked'];
  /** What no correction changes once a student has started, beside type and time; compared as JSON. */
  frozenParts(body: Parts['body']): unknown;
  /** What answers are marked by, beside the maximum; compared as JSON. */
  key(body: Parts['body']): unknown;
  /** What the teacher wrote beside the text and the explanation, where it may be formatted. */
  formattedTexts(question: Parts['asked'] | Parts['body']): readonly string[];
  /** The correct answer in a line, as a person reads it. */
  keyText(body: Parts['body']): string;
  /** The options that released results show; missing where there is nothing to choose from. */
  shownOptions?(body: Parts['body']): string[];
  /** The same with its options in another order, where it has any; another turn gives another one. */
  withOptionsIn?(
    body: Parts['body'],
    order: (options: readonly string[], turn?: number) => string[],
  ): Parts['body'];
  /** Whether that is done in every attempt: the order in which they are stored may say what is right. */
  readonly isAlwaysShuffled?: boolean;
  /** The answer as it is stored, null where it is cleared, undefined where it does not fit; never null or '' comes in. */
  readAnswer(asked: Parts['asked'] | Parts['body'], raw: unknown): Answer | null | undefined;
  /** An answer in a line, where that says more than its values joined. */
  answerText?(answer: Answer): string | undefined;
}
