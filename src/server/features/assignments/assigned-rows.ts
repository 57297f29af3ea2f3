import * as z from 'zod';
import { compareText } from '../../../shared/by-name';
import type { QuizRow } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { assignmentRowsStore } from './available-store';

export type AssignedRow = Pick<QuizRow, 'classNames' | 'expectedCount' | 'opensAt' | 'closesAt'>;

const namesSchema = z.array(z.string());

/** For each assigned quiz of a JSON list of ids, in one statement. */
export const listAssignedRows = (
  { db }: Pick<Deps, 'db'>,
  quizIds: string,
): ReadonlyMap<string, AssignedRow> =>
  new Map(
    assignmentRowsStore(db)
      .list.all({ quizIds })
      .map((row) => [row.quizId, toRow(row)]),
  );

/** For one quiz; undefined if it is not assigned. */
export function findAssignedRow(
  { db }: Pick<Deps, 'db'>,
  own: { quizId: string; teacherId: OwnerId },
): AssignedRow | undefined {
  const row = assignmentRowsStore(db).find.get(own);
  return row && toRow(row);
}

const toRow = (row: Omit<AssignedRow, 'classNames'> & { readonly classNames: string }): AssignedRow => ({
  ...row,
  classNames: namesSchema.parse(JSON.parse(row.classNames)).toSorted(compareText),
});
