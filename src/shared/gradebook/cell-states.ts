/** How a cell stands, by the letter that stands for it in a column. */
export const CELL_STATES = {
  m: 'marked',
  /** Marked; the student does not see it yet. */
  u: 'unreleased',
  /** Submitted, and not evaluated. */
  w: 'unmarked',
  r: 'running',
  /** Assigned, and not started. */
  a: 'absent',
  /** Assigned, and not open yet. */
  l: 'later',
  n: 'not-assigned',
  /** Submitted; while the names are hidden nobody learns whose marks these are. */
  h: 'hidden',
} as const;
export type CellLetter = keyof typeof CELL_STATES;
export type CellState = (typeof CELL_STATES)[CellLetter];
