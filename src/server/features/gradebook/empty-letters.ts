import type { CellLetter } from '../../../shared/gradebook/cells';
import type { Deps } from '../../deps';
import { windowOf } from '../../rules/assignment/windows';
import { type ColumnRecord, gradebookStore, type RowRecord } from './store';

/** The cell states of members who have not started a quiz, in row order. */
export function emptyLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { classId, rows }: { classId: string; rows: readonly RowRecord[] },
): (column: ColumnRecord) => CellLetter[] {
  const now = clock.now();
  const openings = new Map(
    gradebookStore(db)
      .listOpenings.all({ classId })
      .map(({ quizId, memberId, opensAt }) => [`${quizId} ${memberId}`, opensAt]),
  );
  return ({ quizId, isAssigned, isPublished, opensAt }) =>
    rows.map(({ id, removedAt }) => {
      if (isAssigned !== 1 || removedAt !== null) return 'n';
      const exception = openings.size > 0 ? { opensAt: openings.get(`${quizId} ${id}`) ?? null } : null;
      const window = windowOf({ opensAt, closesAt: null }, exception);
      return isPublished && (window.opensAt ?? 0) <= now ? 'a' : 'l';
    });
}
