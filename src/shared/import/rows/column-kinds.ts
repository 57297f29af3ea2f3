/** The kinds of columns in a table of questions. */
export const COLUMN_KINDS = [
  'question',
  'correct',
  'option',
  'wrong',
  'optionFeedback',
  'options',
  'type',
  'marks',
  'explanation',
  'time',
  'tags',
  'tolerance',
  'unit',
  'min',
  'max',
  'step',
  'name',
  'ignored',
  'unknown',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
