import type { TypedIssue, TypedQuestion } from './typed-question';

/** The reader of a type in pasted text. */
export interface PastedType<Draft> {
  /** Its names in a "Type:" line, in lower case. */
  readonly names: readonly string[];
  /** A pasted question without its number, which can be saved with and without question timers. */
  readonly example: string;
  /** Whether a question without a declared type has this type. */
  recognises(question: TypedQuestion): boolean;
  /** Whether it uses a tolerance and a unit. */
  readonly takesTolerance?: boolean;
  read(question: TypedQuestion): Draft;
  /** Lines that this type cannot use. */
  check(question: TypedQuestion): readonly TypedIssue[];
}
