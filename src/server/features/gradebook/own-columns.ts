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

/** The own columns of a class in order, with a mark or note, or null, for each row. */
export function readOwnColumns(
  { db }: Pick<Deps, 'db'>,
  { classId, rows }: { readonly classId: string; readonly rows: readonly { readonly id: string }[] },
): OwnColumn[] {
  const store = ownColumnsStore(db);
  const entries = new Map(
    store.listMarks.all({ classId }).map((entry) => [`${entry.columnId} ${entry.memberId}`, entry]),
  );
  return store.list.all({ classId }).map((column) => {
    const cells = rows.map(({ id }) => entries.get(`${column.id} ${id}`));
    return {
      ...toHead(column),
      scores: cells.map((cell) => cell?.marks ?? null),
      ...(column.maxScore === null && { notes: cells.map((cell) => cell?.note ?? null) }),
    };
  });
}

const toHead = ({ id, title, date, maxScore, weightPercent }: OwnColumnRecord): OwnColumnHead => ({
  ...{ columnId: id, title, date, maxScore, weightPercent },
});

/** Adds an empty column behind the others. Throws 409 for too many. */
export function addColumn(
  deps: WriteDeps & Pick<Deps, 'ids'>,
  { teacher, schoolClass, input }: InClass & { input: ColumnRequest },
): OwnColumnHead {
  const position = nextPosition(deps, schoolClass.id);
  const column = { ...input, id: deps.ids.id(), classId: schoolClass.id, weightPercent: 100, position };
  insertColumn(deps.db, column);
  recordIn(deps, { teacher, classId: column.classId, after: input });
  return toHead(column);
}

/** Puts all columns into the sent order. Throws 409 if it lacks one or names another. */
export function orderColumns(
  deps: WriteDeps,
  { teacher, schoolClass, input }: InClass & { input: { columnIds: string[] } },
): { columnIds: string[] } {
  const columns = ownColumnsStore(deps.db).list.all({ classId: schoolClass.id });
  const before = columns.map(({ id }) => id);
  const { columnIds } = input;
  if (!isDeepStrictEqual(before.toSorted(), columnIds.toSorted()))
    throw new DomainError('conflict', gradebookMessages.columnsChanged);
  if (isDeepStrictEqual(before, columnIds)) return { columnIds };
  for (const column of columns)
    updateColumnOf(deps.db, column, { position: columnIds.indexOf(column.id) + 1 });
  recordIn(deps, { teacher, classId: schoolClass.id, before, after: columnIds });
  return { columnIds };
}

/** Changes the sent fields of a column; idempotent. Throws 409 for a maximum below one of its marks, or of notes. */
export function updateColumn(
  deps: WriteDeps,
  { teacher, column, input }: OfColumn & { input: ColumnChanges },
): OwnColumnHead {
  if (column.maxScore === null && input.maxScore !== undefined)
    throw new DomainError('conflict', gradebookMessages.columnOfNotes);
  const { marks } = ownColumnsStore(deps.db).findHighest.get({ columnId: column.id }) ?? { marks: null };
  if (marks !== null && input.maxScore !== undefined && input.maxScore < marks)
    throw new DomainError('conflict', gradebookMessages.maximumBelowMark(marks));
  const [before, after] = [toHead(column), toHead({ ...column, ...input })];
  if (!isDeepStrictEqual(before, after)) {
    updateColumnOf(deps.db, column, input);
    recordIn(deps, { teacher, classId: column.classId, ...differenceOf(before, after) });
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
  recordIn(deps, { teacher, classId: column.classId, before: toHead(column) });
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
  nextPosition(deps, schoolClass.id);
  insertColumn(db, column);
  for (const mark of marks) {
    if (!findMember.get(mark)) continue;
    const isKnown = mark.markedBy !== null && findAccount.get({ accountId: mark.markedBy }) !== undefined;
    saveMark.run({ ...mark, markedBy: isKnown ? mark.markedBy : null });
  }
  recordIn(deps, { teacher, classId: column.classId, after: toHead(column) });
  return toHead(column);
}

/** The position behind all columns. Throws 409 for too many. */
function nextPosition({ db }: Pick<Deps, 'db'>, classId: string): number {
  const { count = 0, lastPosition } = ownColumnsStore(db).count.get({ classId }) ?? {};
  if (count >= OWN_COLUMNS_MAXIMUM) throw new DomainError('conflict', gradebookMessages.tooManyColumns);
  return (lastPosition ?? 0) + 1;
}

interface Change {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

function recordIn({ db, clock }: WriteDeps, { teacher, classId, ...change }: Change): void {
  const act = { at: clock.now(), actorId: teacher.accountId, action: 'gradebook-column' };
  recordAudit(db, { ...act, subject: classId, ...change });
}
