import type { Teacher } from '../../../shared/actor';
import type { ClassMember } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { linkByAddress } from './link-by-address';
import { type MemberRecord, updateMemberOf } from './members-store';
import { readMember } from './read-class';
import { refuseTaken } from './refuse-taken';
import type { ClassRecord } from './store';

/** Readmits a former member unchanged; idempotent. Throws 409 if the number, address or account is in use meanwhile. */
export function restoreMember(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass,
    member,
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; member: Seen<MemberRecord, 'edit'> },
): ClassMember {
  const { id: memberId, classId, removedAt } = member;
  const at = { memberId, classId };
  if (removedAt !== null) {
    refuseTaken(deps, member);
    updateMemberOf(deps.db, at, { removedAt: null });
    linkByAddress(deps, classId);
    const act = { at: deps.clock.now(), actorId: teacher.accountId, action: 'class-member-restore' };
    recordAudit(deps.db, { ...act, subject: memberId, before: { removedAt } });
  }
  return readMember(deps, schoolClass, at);
}
