import type { Teacher } from '../../../shared/actor';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { membersStore } from './members-store';
import { type ClassRecord, updateOwnClass } from './store';

/** Moves a class to the trash for 30 days: its members' work stays, PIN sessions end. */
export function removeClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'> },
): { message: string } {
  const { db, clock } = deps;
  const [classId, now] = [schoolClass.id, clock.now()];
  updateOwnClass(db, { classId, teacherId: schoolClass.teacherId }, { deletedAt: now });
  for (const { accountId } of membersStore(db).listAccounts.all({ classId })) {
    if (accountId !== null) endPinSessionsAfterQuiz(deps, accountId);
  }
  recordAudit(db, { at: now, actorId: teacher.accountId, action: 'class-deletion', subject: classId });
  return { message: classMessages.removed };
}
