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

/** What a line like "Answer: b" begins with, up to its value. */
export interface FieldStart {
  readonly field: TypedFieldName;
  readonly length: number;
}

/** What a line like "Answer: b" says; lines count from 1. */
export interface TypedField {
  readonly line: number;
  readonly value: string;
}

/** One thing wrong with one line. */
export interface TypedIssue {
  readonly line: number;
  readonly sentence: string;
}

export interface TypedOption {
  readonly line: number;
  /** In small letters; empty where it has none. */
  readonly label: string;
  readonly text: string;
  /** Whether it is marked as right: by a star, a tick, "(correct)". */
  readonly isMarked: boolean;
}

/** The lines of one question, sorted into what they say, with the issues of those that say nothing. */
export interface TypedQuestion {
  readonly line: number;
  /** What its number is in the text; null where it has none. */
  readonly number: number | null;
  readonly text: string;
  readonly options: readonly TypedOption[];
  /** The texts of the options that are right: those that are marked, else those that its answer names. */
  readonly chosen: readonly string[];
  /** Whether its answer names other options than are marked. */
  readonly isAnswerAgainstMarks: boolean;
  /** Of a matching question. */
  readonly pairs: readonly TypedPair[];
  readonly fields: ReadonlyMap<TypedFieldName, TypedField>;
  readonly issues: readonly TypedIssue[];
  readonly notes: readonly string[];
}
