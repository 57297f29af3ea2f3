import type { ClassMember } from '../../../shared/classes/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { MemberChanges } from '../../rules/classes/request';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { changeAddress } from './change-address';
import { linkByAddress } from './link-by-address';
import { type MemberRecord, updateMemberOf } from './members-store';
import { readMember } from './read-class';
import { refuseTaken } from './refuse-taken';
import type { ClassRecord } from './store';

/** Updates the sent fields of a member; an address removes the PIN. Throws 409 for a number or address in use. */
export function updateMember(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    schoolClass,
    member,
    input,
  }: { schoolClass: Seen<ClassRecord, 'edit'>; member: Seen<MemberRecord, 'edit'>; input: MemberChanges },
): ClassMember {
  const { needs, email, name = member.name, number = member.number } = input;
  const at = { classId: member.classId, memberId: member.id };
  const changes = {
    name,
    number,
    ...(email !== undefined && changeAddress(deps, member, email)),
    ...needs,
  };
  // A former member conflicts with nobody.
  if (member.removedAt === null) refuseTaken(deps, { ...member, ...changes });
  updateMemberOf(deps.db, at, changes);
  renamePinAccount(deps, { memberId: member.id, name });
  linkByAddress(deps, member.classId);
  return readMember(deps, schoolClass, at);
}
