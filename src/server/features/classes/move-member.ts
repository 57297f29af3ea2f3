import type { Teacher } from '../../../shared/actor';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { endOrphanedPins } from '../accounts/end-orphaned-pins';
import { refuseManyMembers } from './add-member';
import { linkByAddress } from './link-by-address';
import { deleteExceptionsBeyond, type MemberRecord, updateMemberOf } from './members-store';
import { refuseTaken } from './refuse-taken';
import type { ClassRecord } from './store';

/**
 * Moves a member to another class of the same teacher with account, PIN, needs and the exceptions in quizzes assigned to both.
 * Throws 409 for a number, address or account in use there; moving within the class does nothing.
 */
export function moveMember(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    member,
    toClass,
  }: { teacher: Teacher; member: Seen<MemberRecord, 'edit'>; toClass: Seen<ClassRecord, 'edit'> },
): { message: string } {
  const { id: memberId, classId: fromId, name } = member;
  const classId = toClass.id;
  if (classId !== fromId) {
    refuseManyMembers(deps, classId);
    refuseTaken(deps, { ...member, classId });
    // A former member rejoins.
    updateMemberOf(deps.db, { memberId, classId: fromId }, { classId, removedAt: null });
    deleteExceptionsBeyond(deps.db, { memberId, classId });
    linkByAddress(deps, classId);
    endOrphanedPins(deps);
    const act = { at: deps.clock.now(), actorId: teacher.accountId, action: 'class-member-move' };
    recordAudit(deps.db, { ...act, subject: memberId, before: { classId: fromId }, after: { classId } });
  }
  return { message: classMessages.memberMoved(name, toClass.name) };
}
