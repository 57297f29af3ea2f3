import { isDeepStrictEqual } from 'node:util';
import type { Teacher } from '../../../shared/actor';
import { OWN_COLUMNS_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { OwnColumn, OwnColumnHead } from '../../../shared/gradebook/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { gradebookMessages } from '../../rules/gradebook/messages';
import type { ColumnChanges, ColumnRequest } from '../../rules/gradebook/request';
import { sealed } from '../../sealed';
import type { ClassRecord } from '../classes/access';
import {
  deleteColumn,
  insertColumn,
  type OwnColumnRecord,
  type OwnMarkRecord,
  ownColumnsStore,
  updateColumnOf,
} from './own-columns-store';

type WriteDeps = Pick<Deps, 'db' | 'clock'>;
interface InClass {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'edit'>;
}
interface OfColumn extends InClass {
  readonly column: Seen<OwnColumnRecord, 'edit'>;
}

/** The own columns of a class by date, with a mark or null for each row. */
export function readOwnColumns(
  { db }: Pick<Deps, 'db'>,
  { classId, rows }: { readonly classId: string; readonly rows: readonly { readonly id: string }[] },
): OwnColumn[] {
  const store = ownColumnsStore(db);
  const marks = new Map(
    store.listMarks.all({ classId }).map((mark) => [`${mark.columnId} ${mark.memberId}`, mark.marks]),
  );
  return store.list.all({ classId }).map((column) => ({
    ...toHead(column),
    scores: rows.map(({ id }) => marks.get(`${column.id} ${id}`) ?? null),
  }));
}

const toHead = ({ id, title, date, maxScore, weightPercent }: OwnColumnRecord): OwnColumnHead => ({
  ...{ columnId: id, title, date, maxScore, weightPercent },
});

/** Adds an empty column. Throws 409 for too many. */
export function addColumn(
  deps: WriteDeps & Pick<Deps, 'ids'>,
  { teacher, schoolClass, input }: InClass & { input: ColumnRequest },
): OwnColumnHead {
  refuseMany(deps, schoolClass.id);
  const column = { ...input, id: deps.ids.id(), classId: schoolClass.id, weightPercent: 100 };
  insertColumn(deps.db, column);
  record(deps, { teacher, column, after: input });
  return toHead(column);
}

/** Changes the sent fields of a column; idempotent. Throws 409 for a maximum below one of its marks. */
export function updateColumn(
  deps: WriteDeps,
  { teacher, column, input }: OfColumn & { input: ColumnChanges },
): OwnColumnHead {
  const { marks } = ownColumnsStore(deps.db).findHighest.get({ columnId: column.id }) ?? { marks: null };
  if (marks !== null && input.maxScore !== undefined && input.maxScore < marks)
    throw new DomainError('conflict', gradebookMessages.maximumBelowMark(marks));
  const [before, after] = [toHead(column), toHead({ ...column, ...input })];
  if (!isDeepStrictEqual(before, after)) {
    updateColumnOf(deps.db, column, input);
    record(deps, { teacher, column, ...differenceOf(before, after) });
  }
  return after;
}

interface Deleted {
  readonly teacherId: string;
  readonly column: OwnColumnRecord;
  readonly marks: readonly OwnMarkRecord[];
}

const UNDONE_WITHIN_MS = 60 * 60 * 1000;
/** Nothing is stored, so that erased people are not kept in a second place. */
const deleted = sealed<Deleted>(UNDONE_WITHIN_MS);

/** Deletes a column with its marks; returns the undo token, valid for an hour. */
export function removeColumn(
  deps: WriteDeps,
  { teacher, column }: OfColumn,
): { message: string; undo: string } {
  const { db, clock } = deps;
  const marks = ownColumnsStore(db).listMarksOf.all({ columnId: column.id });
  deleteColumn(db, column);
  record(deps, { teacher, column, before: toHead(column) });
  return {
    message: gradebookMessages.columnRemoved(column.title),
    undo: deleted.seal({ teacherId: teacher.accountId, column, marks }, clock.now()),
  };
}

/**
 * Restores a deleted column with the marks of students who still exist; idempotent. Throws 409 if expired, or
 * for too many.
 */
export function restoreColumn(
  deps: WriteDeps,
  { teacher, schoolClass, input }: InClass & { input: { readonly undo: string } },
): OwnColumnHead {
  const { db, clock } = deps;
  const { column, marks, teacherId } = deleted.open(input.undo, clock.now()) ?? {};
  if (!column || !marks || column.classId !== schoolClass.id || teacherId !== teacher.accountId)
    throw new DomainError('conflict', gradebookMessages.columnUndoOver);
  const { find, findMember, findAccount, saveMark } = ownColumnsStore(db);
  const isThere = find.get({ columnId: column.id, classId: column.classId }) !== undefined;
  if (isThere) return toHead(column);
  refuseMany(deps, schoolClass.id);
  insertColumn(db, column);
  for (const mark of marks) {
    if (!findMember.get(mark)) continue;
    const isKnown = mark.markedBy !== null && findAccount.get({ accountId: mark.markedBy }) !== undefined;
    saveMark.run({ ...mark, markedBy: isKnown ? mark.markedBy : null });
  }
  record(deps, { teacher, column, after: toHead(column) });
  return toHead(column);
}

function refuseMany({ db }: Pick<Deps, 'db'>, classId: string): void {
  const { count = 0 } = ownColumnsStore(db).count.get({ classId }) ?? {};
  if (count >= OWN_COLUMNS_MAXIMUM) throw new DomainError('conflict', gradebookMessages.tooManyColumns);
}

interface Change {
  readonly teacher: Teacher;
  readonly column: OwnColumnRecord;
  readonly before?: unknown;
  readonly after?: unknown;
}

function record({ db, clock }: WriteDeps, { teacher, column, ...change }: Change): void {
  const act = { at: clock.now(), actorId: teacher.accountId, action: 'gradebook-column' };
  recordAudit(db, { ...act, subject: column.classId, ...change });
}
