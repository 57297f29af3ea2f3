import type { TypedIssue, TypedQuestion } from './typed-question';

/** How a type is read out of pasted text. */
export interface PastedType<Draft> {
  /** What a "Type:" line may call it, in small letters. */
  readonly names: readonly string[];
  /** A question as it is pasted, after its number: one that can be saved, with and without question timers. */
  readonly example: string;
  /** Whether a question that names no type is of this one. */
  recognises(question: TypedQuestion): boolean;
  /** Whether it has a use for a tolerance and a unit. */
  readonly takesTolerance?: boolean;
  read(question: TypedQuestion): Draft;
  /** Lines that say what this type cannot use. */
  check(question: TypedQuestion): readonly TypedIssue[];
}
