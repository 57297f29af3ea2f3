import type { Teacher } from '../../../shared/actor';
import type { ListedPupil } from '../../../shared/classes/schema';
import type { RosterDifference } from '../../../shared/roster/difference';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { refuseManyMembers } from './add-member';
import { changeAddress } from './change-address';
import { linkByAddress } from './link-by-address';
import { insertMember, membersStore, updateMemberOf } from './members-store';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

interface Written {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly difference: RosterDifference;
}

/** Writes what a list changes in a class. Refuses (409) more than a class can have. Belongs into the transaction of the act. */
export function writeRoster(deps: WriteDeps, { teacher, classId, difference }: Written): void {
  const { added, renamed, gone, unclear } = difference;
  const { db, clock, ids } = deps;
  if (added.length + renamed.length + gone.length === 0) return;
  const at = clock.now();
  refuseManyMembers(deps, classId, added.filter(({ member }) => member === null).length);
  for (const { memberId } of gone) leave(deps, { memberId, classId, at });
  for (const { member, to } of renamed) change(deps, { memberId: member.memberId, classId, to });
  for (const { member, pupil } of added) {
    if (member) change(deps, { memberId: member.memberId, classId, to: pupil });
    else insertMember(db, { ...pupil, id: ids.id(), classId, accountId: null, createdAt: at });
  }
  linkByAddress(deps, classId);
  const after = {
    ...{ added: added.length, changed: renamed.length, left: gone.length, unclear: unclear.length },
  };
  recordAudit(db, { at, actorId: teacher.accountId, action: 'class-list', subject: classId, after });
}

interface One {
  readonly memberId: string;
  readonly classId: string;
}

/** What was written stays; the sessions of a PIN end. */
function leave(deps: WriteDeps, { at, ...one }: One & { at: number }): void {
  const accountId = membersStore(deps.db).find.get(one)?.accountId;
  updateMemberOf(deps.db, one, { removedAt: at });
  if (accountId) endPinSessionsAfterQuiz(deps, accountId);
}

/** Also of somebody who comes back. */
function change(deps: WriteDeps, { to: { name, number, email }, ...one }: One & { to: ListedPupil }): void {
  const member = membersStore(deps.db).find.get(one);
  if (!member) return;
  updateMemberOf(deps.db, one, { name, number, ...changeAddress(deps, member, email), removedAt: null });
  renamePinAccount(deps, { ...one, name });
}
