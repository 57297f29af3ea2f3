import { byName } from '../../../../shared/by-name';
import { type LiveState, stateOf, type WatchedStudent } from './live-state';

export const LIVE_COLUMNS = ['name', 'state', 'progress'] as const;
export type LiveColumn = (typeof LIVE_COLUMNS)[number];

export interface LiveSorting {
  readonly column: LiveColumn;
  readonly descending: boolean;
}

/** What may need the teacher comes first, who is done last. */
const RANKS: Readonly<Record<LiveState, number>> = {
  offline: 0,
  away: 1,
  saving: 2,
  working: 3,
  paused: 3,
  closed: 4,
  submitted: 5,
};

/** The students in the order wanted, equal ones by name. */
export function sortLive(
  students: readonly WatchedStudent[],
  { column, descending }: LiveSorting,
  isPaused: boolean,
): WatchedStudent[] {
  const direction = descending ? -1 : 1;
  const figureOf = (student: WatchedStudent) => {
    if (column === 'name') return 0;
    return column === 'state' ? RANKS[stateOf(student, isPaused)] : student.answeredCount;
  };
  return students.toSorted(
    (a, b) => direction * (figureOf(a) - figureOf(b)) || (column === 'name' ? direction : 1) * byName(a, b),
  );
}

/** The sorting after a press on a column's head: the same column turns round. */
export const nextLiveSorting = (sorting: LiveSorting, column: LiveColumn): LiveSorting => ({
  column,
  descending: sorting.column === column && !sorting.descending,
});
