import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { OwnMark } from '../../../shared/gradebook/schema';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { areMarksValid } from '../../../shared/marking/marks';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type OwnColumnRecord, ownColumnsStore } from './own-columns-store';

/**
 * Sets or clears one cell of an own column; idempotent. Returns which colleague's mark was replaced. Throws
 * 400 for marks outside 0 to the maximum.
 */
export function setOwnMark(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    column,
    member,
    input: { marks },
  }: {
    teacher: Teacher;
    column: Seen<OwnColumnRecord, 'edit'>;
    member: Seen<{ readonly id: string }, 'edit'>;
    input: { readonly marks: number | null };
  },
): OwnMark {
  if (marks !== null && !areMarksValid(marks, column.maxScore))
    throw new DomainError('invalid', messages.marksInvalid(column.maxScore));
  const store = ownColumnsStore(db);
  const cell = { columnId: column.id, memberId: member.id };
  const stood = store.findMark.get(cell);
  if (marks === (stood?.marks ?? null)) return { marks, replaced: null };
  const [markedBy, markedAt] = [teacher.accountId, clock.now()];
  if (marks === null) store.removeMark.run(cell);
  else store.saveMark.run({ ...cell, marks, markedBy, markedAt });
  recordAudit(db, {
    ...{ at: markedAt, actorId: markedBy, action: 'gradebook-mark', subject: `${column.id}/${member.id}` },
    ...{ before: { marks: stood?.marks ?? null }, after: { marks } },
  });
  const isColleagues = stood !== undefined && stood.markedBy !== teacher.accountId;
  return {
    marks,
    replaced: isColleagues ? { marks: stood.marks, by: stood.name ?? colleagueMessages.someone } : null,
  };
}
