import type { Teacher } from '../../../shared/actor';
import type { ListedPupil } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { RosterDifference } from '../../rules/roster/difference';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { changeAddress } from './change-address';
import { linkByAddress } from './link-by-address';
import { refuseManyMembers } from './members';
import { insertMember, membersStore, updateMemberOf } from './members-store';
import { undoOf } from './undo-roster';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

interface Written {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly difference: RosterDifference;
}

/**
 * Writes the changes of a list and returns the undo token; undefined if nothing changes. Throws 409 for a full class. Call inside
 * the act's transaction.
 */
export function writeRoster(deps: WriteDeps, { teacher, classId, difference }: Written): string | undefined {
  const { added, renamed, gone, unclear } = difference;
  const { db, clock, ids } = deps;
  if (added.length + renamed.length + gone.length === 0) return undefined;
  const at = clock.now();
  refuseManyMembers(deps, classId, added.filter(({ member }) => member === null).length);
  const touched = [
    ...gone,
    ...renamed.map(({ member }) => member),
    ...added.flatMap(({ member }) => member ?? []),
  ];
  const before = touched.flatMap(({ memberId }) => membersStore(db).find.get({ memberId, classId }) ?? []);
  const made: string[] = [];
  for (const { memberId } of gone) leave(deps, { memberId, classId, at });
  for (const { member, to } of renamed) change(deps, { memberId: member.memberId, classId, to });
  for (const { member, pupil } of added) {
    if (member) change(deps, { memberId: member.memberId, classId, to: pupil });
    else {
      const id = ids.id();
      made.push(id);
      insertMember(db, { ...pupil, id, classId, accountId: null, createdAt: at });
    }
  }
  linkByAddress(deps, classId);
  const after = {
    ...{ added: added.length, changed: renamed.length, left: gone.length, unclear: unclear.length },
  };
  recordAudit(db, { at, actorId: teacher.accountId, action: 'class-list', subject: classId, after });
  return undoOf(deps, { teacher, classId, added: made, before });
}

interface One {
  readonly memberId: string;
  readonly classId: string;
}

/** Work stays; PIN sessions end. */
function leave(deps: WriteDeps, { at, ...one }: One & { at: number }): void {
  const accountId = membersStore(deps.db).find.get(one)?.accountId;
  updateMemberOf(deps.db, one, { removedAt: at });
  if (accountId) endPinSessionsAfterQuiz(deps, accountId);
}

/** Includes a returning member. */
function change(deps: WriteDeps, { to: { name, number, email }, ...one }: One & { to: ListedPupil }): void {
  const member = membersStore(deps.db).find.get(one);
  if (!member) return;
  updateMemberOf(deps.db, one, { name, number, ...changeAddress(deps, member, email), removedAt: null });
  renamePinAccount(deps, { ...one, name });
}
