import type * as z from 'zod';
import type { DomainError } from '../../shared/errors';
import type { Deps } from '../deps';
import type { CallKind, Target } from './declare';
import type { FileAnswer } from './file-answer';

export type Schema = z.ZodType | undefined;
export type SentFor<Ids extends Schema, Body extends Schema> = [Ids, Body] extends [z.ZodType, z.ZodType]
  ? z.input<Ids> & z.input<Body>
  : Ids extends z.ZodType
    ? z.input<Ids>
    : Body extends z.ZodType
      ? z.input<Body>
      : // biome-ignore lint/suspicious/noConfusingVoidType: what tRPC asks of a call that takes nothing.
        void;
export type SentAs<Sending extends CallBody, Input> = Sending extends 'form' | 'file'
  ? FormData | Input
  : Input;

/**
 * How a call's request is read: JSON; JSON with an entry per question or student; a form with an optional image; a form with an
 * optional file (any field, in the input `file`); or the raw `{ bytes }`.
 */
export type CallBody = 'json' | 'large-json' | 'form' | 'file' | 'raw';

/** Whether it is a form, for which JSON is accepted too. */
export const isForm = (body: CallBody): boolean => body === 'form' || body === 'file';

type InputFor<Body extends Schema> = Body extends z.ZodType ? { readonly input: z.output<Body> } : object;
type Answered<Kind extends CallKind, Out extends z.ZodType> = Kind extends 'act'
  ? z.input<Out>
  : z.input<Out> | Promise<z.input<Out>>;

/** The parameters of a path: `quizId` in 'GET /quiz/:quizId/results'. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type RestPath<Path extends string, Input> = Path extends `${Method} /${string}`
  ? ParametersOf<Path> extends keyof Input
    ? Path
    : never
  : never;

/** The declaration of a call; its types follow from its schemas. */
export interface Declaration<
  Who,
  Named extends object,
  Kind extends CallKind,
  Path extends string,
  Ids extends Schema,
  Found extends object,
  Body extends Schema,
  Out extends z.ZodType,
  Sending extends CallBody,
> {
  readonly kind: Kind;
  readonly rest?: RestPath<Path, SentFor<Ids, Body>> | readonly RestPath<Path, SentFor<Ids, Body>>[];
  readonly body?: Sending;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: readonly string[];
  readonly isPlain?: z.output<NoInfer<Out>> extends FileAnswer ? false : boolean;
  /** Throws before anything is read: rate limits, and features this server does not offer. */
  readonly guard?: (deps: Deps, who: Who) => void;
  /** Its writes have their own limit: they neither count towards the account's growth nor are refused for it. */
  readonly hasOwnBound?: boolean;
  readonly on?: Target<Who, NonNullable<Ids>, Found>;
  readonly input?: Body;
  /** The input in `/openapi.json`, if it is parsed field by field and its schema says too little. */
  readonly documented?: z.ZodType;
  /** The refusal of an invalid input, instead of 400 with the schema's sentence. */
  readonly refusal?: () => DomainError;
  readonly output: Out;
  /** The use case: typed, loaded and authorised. */
  readonly run: (
    deps: Deps,
    ask: Named & NoInfer<Found> & InputFor<NoInfer<Body>>,
  ) => Answered<NoInfer<Kind>, NoInfer<Out>>;
}
