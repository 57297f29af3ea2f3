import { and, asc, count, eq, max } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { classMembers, gradebookColumns, gradebookMarks } from '../../db/classes-schema';
import { columnsOf, excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';

const IN_CLASS = { classId: gradebookColumns.classId };
const ONE_CELL = columnsOf(gradebookMarks, 'columnId', 'memberId');
const ENTRY = columnsOf(gradebookMarks, 'marks', 'note', 'markedBy', 'markedAt');

export type OwnColumnRecord = typeof gradebookColumns.$inferSelect;
export type OwnMarkRecord = typeof gradebookMarks.$inferSelect;

export const ownColumnsStore = perDb((db) => ({
  count: statement(IN_CLASS, (at) =>
    db
      .select({ count: count(), lastPosition: max(gradebookColumns.position) })
      .from(gradebookColumns)
      .where(eq(gradebookColumns.classId, at.classId)),
  ),
  find: statement({ columnId: gradebookColumns.id, ...IN_CLASS }, (at) =>
    db
      .select()
      .from(gradebookColumns)
      .where(and(eq(gradebookColumns.id, at.columnId), eq(gradebookColumns.classId, at.classId))),
  ),
  list: statement(IN_CLASS, (at) =>
    db
      .select()
      .from(gradebookColumns)
      .where(eq(gradebookColumns.classId, at.classId))
      .orderBy(asc(gradebookColumns.position), asc(gradebookColumns.date), asc(gradebookColumns.id)),
  ),
  /** The marks and notes in a class's columns, without those of students who have moved to another class. */
  listMarks: statement(IN_CLASS, (at) =>
    db
      .select(columnsOf(gradebookMarks, 'columnId', 'memberId', 'marks', 'note'))
      .from(gradebookColumns)
      .innerJoin(gradebookMarks, eq(gradebookMarks.columnId, gradebookColumns.id))
      .where(eq(gradebookColumns.classId, at.classId)),
  ),
  listMarksOf: statement({ columnId: gradebookMarks.columnId }, (at) =>
    db.select().from(gradebookMarks).where(eq(gradebookMarks.columnId, at.columnId)),
  ),
  findHighest: statement({ columnId: gradebookMarks.columnId }, (at) =>
    db
      .select({ marks: max(gradebookMarks.marks) })
      .from(gradebookMarks)
      .where(eq(gradebookMarks.columnId, at.columnId)),
  ),
  /** A mark or note with the name of its teacher; null once that account is deleted. */
  findMark: statement(ONE_CELL, (at) =>
    db
      .select({ ...columnsOf(gradebookMarks, 'marks', 'note', 'markedBy'), name: accounts.name })
      .from(gradebookMarks)
      .leftJoin(accounts, eq(accounts.id, gradebookMarks.markedBy))
      .where(and(eq(gradebookMarks.columnId, at.columnId), eq(gradebookMarks.memberId, at.memberId))),
  ),
  saveMark: statement({ ...ONE_CELL, ...ENTRY }, (at) =>
    db
      .insert(gradebookMarks)
      .values(at)
      .onConflictDoUpdate({
        target: [gradebookMarks.columnId, gradebookMarks.memberId],
        set: excludedOf(ENTRY),
      }),
  ),
  removeMark: statement(ONE_CELL, (at) =>
    db
      .delete(gradebookMarks)
      .where(and(eq(gradebookMarks.columnId, at.columnId), eq(gradebookMarks.memberId, at.memberId))),
  ),
  findMember: statement({ memberId: classMembers.id }, (at) =>
    db.select({ id: classMembers.id }).from(classMembers).where(eq(classMembers.id, at.memberId)),
  ),
  findAccount: statement({ accountId: accounts.id }, (at) =>
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, at.accountId)),
  ),
}));

export const insertColumn = (db: Db, column: OwnColumnRecord) =>
  db.insert(gradebookColumns).values(column).run();

export const updateColumnOf = (
  db: Db,
  { id, classId }: Pick<OwnColumnRecord, 'id' | 'classId'>,
  changes: Partial<Omit<OwnColumnRecord, 'id' | 'classId'>>,
) =>
  db
    .update(gradebookColumns)
    .set(changes)
    .where(and(eq(gradebookColumns.id, id), eq(gradebookColumns.classId, classId)))
    .run();

export const deleteColumn = (db: Db, { id, classId }: Pick<OwnColumnRecord, 'id' | 'classId'>) =>
  db
    .delete(gradebookColumns)
    .where(and(eq(gradebookColumns.id, id), eq(gradebookColumns.classId, classId)))
    .run();
