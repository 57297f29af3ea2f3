import type { GradebookQuiz } from './schema';

type Column = Pick<GradebookQuiz, 'states' | 'scores' | 'maxScore' | 'maxScores'>;

const isLetter = (letter: string | undefined): letter is CellLetter =>
  letter !== undefined && Object.hasOwn(CELL_STATES, letter);

/** How a cell stands, by the letter that stands for it in a column. */
const CELL_STATES = {
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

/** How the cell of the member at a place stands; without a letter the quiz is not that member's. */
export function stateAt({ states }: Pick<Column, 'states'>, place: number): CellState {
  const letter = states[place];
  return isLetter(letter) ? CELL_STATES[letter] : 'not-assigned';
}

/** The marks of the member at a place; null where there are none. */
export const scoreAt = ({ scores }: Pick<Column, 'scores'>, place: number): number | null =>
  scores[place] ?? null;

/** What the member at a place can reach. */
export const maxScoreAt = ({ maxScore, maxScores }: Column, place: number): number =>
  maxScores?.[place] ?? maxScore;

/** The marks of the member at a place in percent of what could be reached, not rounded; null where there is nothing to count. */
export function percentAt(column: Column, place: number): number | null {
  const score = scoreAt(column, place);
  const maxScore = maxScoreAt(column, place);
  return score === null || maxScore <= 0 ? null : (100 * score) / maxScore;
}
