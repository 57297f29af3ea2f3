import type * as z from 'zod';
import type { Answer } from '../answer/answer';
import type { QuestionBase } from './base';

/** The fields that a type adds to those of every question. */
export interface TypeParts {
  /** As stored and as shown to the teacher. */
  readonly body: { readonly type: string };
  /** As shown to a student during the quiz: without the correct answer. */
  readonly asked: { readonly type: string };
  /** As held by a form or a request, valid or not. */
  readonly draft: { readonly type: string };
}

/** The schemas of a type's own fields. A function, so that pages do not load zod. */
export type TypeSchemas = () => {
  readonly body: z.ZodType<TypeParts['body']>;
  readonly asked: z.ZodType<TypeParts['asked']>;
};

/** A question's own fields, by the schemas of its type. */
export type BodyBy<Schemas extends TypeSchemas> = z.infer<ReturnType<Schemas>['body']>;

export interface PartsBy<Schemas extends TypeSchemas, Draft extends TypeParts['draft']> {
  body: BodyBy<Schemas>;
  asked: z.infer<ReturnType<Schemas>['asked']>;
  draft: Draft;
}

/** A field and the sentence about its issue, or null. */
export type FieldCheck = readonly [field: string, sentence: string | null];

/**
 * The core's interface to one question type for showing and editing its questions. The registry has a module
 * for every type, and the rest of the core uses the registry. Declared as methods, so that the module of one
 * type is assignable to that of any type.
 */
export interface QuestionTypeModule<Parts extends TypeParts> {
  readonly type: Parts['body']['type'];
  /** An empty draft, the start of a request. */
  empty(): Parts['draft'];
  /** A new draft in the editor (spec §5). */
  blank(): Parts['draft'];
  /** The fields in a form's encoding: lists and answers as JSON, an empty text for no value. */
  toFields(draft: Parts['draft']): Readonly<Record<string, string>>;
  /** The issues of the fields, in the documented order. */
  check(
    draft: Parts['draft'],
    question: Pick<QuestionBase, 'format' | 'text' | 'maximumMarks'>,
  ): readonly FieldCheck[];
  toBody(draft: Parts['draft']): Parts['body'];
  toDraft(body: Parts['body']): Parts['draft'];
  /** An allow-list, so that a correct answer cannot leak. */
  toAsked(body: Parts['body']): Parts['asked'];
  /** The asked form of an unfinished draft, with placeholders for missing parts. */
  toPreview(draft: Parts['draft']): Parts['asked'];
  /** The parts frozen by a student's start, besides type and time; compared as JSON. */
  frozenParts(body: Parts['body']): unknown;
  /** The key, besides the maximum; compared as JSON. */
  key(body: Parts['body']): unknown;
  /** The teacher's texts that may be formatted, besides the text and the explanation. */
  formattedTexts(question: Parts['asked'] | Parts['body']): readonly string[];
  /** The correct answer on one readable line. */
  keyText(body: Parts['body']): string;
  /** The options shown in released results; missing if there are none. */
  shownOptions?(body: Parts['body']): string[];
  /** The question with reordered options, if it has any; another turn yields another order. */
  withOptionsIn?(
    body: Parts['body'],
    order: (options: readonly string[], turn?: number) => string[],
  ): Parts['body'];
  /** Whether every attempt shuffles, because the stored order may reveal the key. */
  readonly isAlwaysShuffled?: boolean;
  /** Returns null if cleared, undefined if invalid. Never called with null or ''. */
  readAnswer(asked: Parts['asked'] | Parts['body'], raw: unknown): Answer | null | undefined;
  /** An answer on one line, if that differs from its joined values. */
  answerText?(answer: Answer): string | undefined;
}
