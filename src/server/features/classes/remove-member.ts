import type { Teacher } from '../../../shared/actor';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { type MemberRecord, updateMemberOf } from './members-store';

/** Removes a member from the class: work stays, PIN sessions end. Idempotent. */
export function removeMember(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, member }: { teacher: Teacher; member: Seen<MemberRecord, 'edit'> },
): { message: string } {
  const { id: memberId, classId, name, accountId } = member;
  if (member.removedAt === null) {
    const now = deps.clock.now();
    updateMemberOf(deps.db, { memberId, classId }, { removedAt: now });
    if (accountId !== null) endPinSessionsAfterQuiz(deps, accountId);
    const act = { at: now, actorId: teacher.accountId, action: 'class-member-removal', subject: memberId };
    recordAudit(deps.db, { ...act, before: { classId } });
  }
  return { message: classMessages.memberRemoved(name) };
}
