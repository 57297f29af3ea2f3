import type { TypedPair } from '../../../../shared/import/typed/pairs';

export const TYPED_FIELDS = [
  'answer',
  'explanation',
  'marks',
  'slider',
  'solution',
  'tags',
  'time',
  'tolerance',
  'type',
  'unit',
] as const;
export type TypedFieldName = (typeof TYPED_FIELDS)[number];

/** The beginning of a line like "Answer: b", up to its value. */
export interface FieldStart {
  readonly field: TypedFieldName;
  readonly length: number;
}

/** The contents of a line like "Answer: b"; lines count from 1. */
export interface TypedField {
  readonly line: number;
  readonly value: string;
}

/** A problem of one line. */
export interface TypedIssue {
  readonly line: number;
  readonly sentence: string;
}

export interface TypedOption {
  readonly line: number;
  /** In lower case; empty if it has none. */
  readonly label: string;
  readonly text: string;
  /** Whether it is marked as right: by a star, a tick, "(correct)". */
  readonly isMarked: boolean;
}

/** The sorted lines of one question, with the problems of unusable ones. */
export interface TypedQuestion {
  readonly line: number;
  /** Its number in the text; null if it has none. */
  readonly number: number | null;
  readonly text: string;
  readonly options: readonly TypedOption[];
  /** The texts of the right options: the marked ones, else those named in its answer. */
  readonly chosen: readonly string[];
  readonly isAnswerAgainstMarks: boolean;
  /** For a matching question. */
  readonly pairs: readonly TypedPair[];
  readonly fields: ReadonlyMap<TypedFieldName, TypedField>;
  readonly issues: readonly TypedIssue[];
  readonly notes: readonly string[];
}
