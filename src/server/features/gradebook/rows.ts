import { compareText } from '../../../shared/by-name';
import type { Deps } from '../../deps';
import { idsOf } from './columns';
import { gradebookStore, type RowRecord } from './store';

const byName = (one: RowRecord, other: RowRecord) =>
  compareText(one.name, other.name) ||
  compareText(one.number ?? '', other.number ?? '') ||
  compareText(one.id, other.id);

/** The rows of a gradebook: current members by name, then former ones who submitted one of its quizzes. */
export function listRows(
  { db }: Pick<Deps, 'db'>,
  classId: string,
  columns: readonly { readonly quizId: string }[],
): RowRecord[] {
  const rows = gradebookStore(db)
    .listMembers.all({ classId, quizIds: idsOf(columns) })
    .sort(byName);
  const members = rows.filter(({ removedAt }) => removedAt === null);
  const shown = new Set(members.map(({ accountId }) => accountId));
  // A former member who rejoined has one row.
  const left = rows.filter(({ removedAt, accountId }) => {
    if (removedAt === null || shown.has(accountId)) return false;
    shown.add(accountId);
    return true;
  });
  return [...members, ...left];
}
