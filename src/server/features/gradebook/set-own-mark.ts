import { isDeepStrictEqual } from 'node:util';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { OwnEntry, OwnMark } from '../../../shared/gradebook/schema';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { areMarksValid } from '../../../shared/marking/marks';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { gradebookMessages } from '../../rules/gradebook/messages';
import type { OwnMarkRequest } from '../../rules/gradebook/request';
import { type OwnColumnRecord, ownColumnsStore } from './own-columns-store';

/**
 * Sets or clears one cell of an own column; idempotent. Returns which colleague's entry was replaced. Throws 400 for marks outside
 * 0 to the maximum, 409 for a note in a column of marks and the reverse.
 */
export function setOwnMark(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    column,
    member,
    input,
  }: {
    teacher: Teacher;
    column: Seen<OwnColumnRecord, 'edit'>;
    member: Seen<{ readonly id: string }, 'edit'>;
    input: OwnMarkRequest;
  },
): OwnMark {
  const entry = entryFor(column, input);
  const store = ownColumnsStore(db);
  const cell = { columnId: column.id, memberId: member.id };
  const stood = store.findMark.get(cell);
  const before: OwnEntry = { marks: stood?.marks ?? null, note: stood?.note ?? null };
  if (isDeepStrictEqual(entry, before)) return { ...entry, replaced: null };
  const [markedBy, markedAt] = [teacher.accountId, clock.now()];
  if (isEmpty(entry)) store.removeMark.run(cell);
  else store.saveMark.run({ ...cell, ...entry, markedBy, markedAt });
  recordAudit(db, {
    ...{ at: markedAt, actorId: markedBy, action: 'gradebook-mark', subject: `${column.id}/${member.id}` },
    ...{ before: logged(before), after: logged(entry) },
  });
  const isColleagues = stood !== undefined && stood.markedBy !== teacher.accountId;
  return {
    ...entry,
    replaced: isColleagues ? { ...before, by: stood.name ?? colleagueMessages.someone } : null,
  };
}

function entryFor(
  { maxScore }: Pick<OwnColumnRecord, 'maxScore'>,
  { marks, note }: OwnMarkRequest,
): OwnEntry {
  if (maxScore === null) {
    if (note === undefined) throw new DomainError('conflict', gradebookMessages.columnOfNotes);
    return { marks: null, note: note === '' ? null : note };
  }
  if (marks === undefined) throw new DomainError('conflict', gradebookMessages.columnOfMarks);
  if (marks !== null && !areMarksValid(marks, maxScore))
    throw new DomainError('invalid', messages.marksInvalid(maxScore));
  return { marks, note: null };
}

const isEmpty = ({ marks, note }: OwnEntry): boolean => marks === null && note === null;

/** The log never holds the words of a note. */
const logged = ({ marks, note }: OwnEntry) => (note === null ? { marks } : { hasNote: true });
