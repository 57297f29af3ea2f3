import type { GradebookQuiz, OwnColumn } from './schema';

type Column = Pick<GradebookQuiz, 'scores' | 'maxScores'> & Pick<OwnColumn, 'maxScore'>;

const isLetter = (letter: string | undefined): letter is CellLetter =>
  letter !== undefined && Object.hasOwn(CELL_STATES, letter);

/** The states of a cell, by their letter in a column. */
const CELL_STATES = {
  m: 'marked',
  /** Marked, not yet released. */
  u: 'unreleased',
  /** Submitted, not evaluated. */
  w: 'unmarked',
  r: 'running',
  /** Assigned, not started. */
  a: 'absent',
  /** Assigned, not open yet. */
  l: 'later',
  n: 'not-assigned',
  /** Submitted; the marks are hidden with the names. */
  h: 'hidden',
} as const;
export type CellLetter = keyof typeof CELL_STATES;
export type CellState = (typeof CELL_STATES)[CellLetter];

/** The state of a member's cell; without a letter the quiz is not assigned to the member. */
export function stateAt({ states }: Pick<GradebookQuiz, 'states'>, place: number): CellState {
  const letter = states[place];
  return isLetter(letter) ? CELL_STATES[letter] : 'not-assigned';
}

/** The member's marks; null without any. */
export const scoreAt = ({ scores }: Pick<Column, 'scores'>, place: number): number | null =>
  scores[place] ?? null;

/** The member's maximum; null in a column of notes. */
export const maxScoreAt = ({ maxScore, maxScores }: Column, place: number): number | null =>
  maxScores?.[place] ?? maxScore;

/** The member's unrounded percentage; null without marks or maximum. */
export function percentAt(column: Column, place: number): number | null {
  const score = scoreAt(column, place);
  const maxScore = maxScoreAt(column, place);
  return score === null || maxScore === null || maxScore <= 0 ? null : (100 * score) / maxScore;
}
