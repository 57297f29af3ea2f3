import type { Teacher } from '../../../shared/actor';
import type { ClassMember } from '../../../shared/classes/schema';
import { CLASS_MEMBERS_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import type { MemberChanges, MemberRequest } from '../../rules/classes/request';
import { endOrphanedPins, endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { changeAddress, refuseTaken } from './change-address';
import { linkByAddress } from './link-by-address';
import {
  deleteExceptionsBeyond,
  insertMember,
  type MemberRecord,
  membersStore,
  updateMemberOf,
} from './members-store';
import { readMember } from './read-class';
import type { ClassRecord } from './store';

/** Adds a line to a class list. Throws 409 for a full list or a number or address in use. */
export function addMember(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { schoolClass, input }: { schoolClass: Seen<ClassRecord, 'edit'>; input: MemberRequest },
): ClassMember {
  const { db, clock, ids } = deps;
  const { name, number = null, email = null } = input;
  const classId = schoolClass.id;
  refuseManyMembers(deps, classId);
  const line = { id: ids.id(), classId, number, email, accountId: null };
  refuseTaken(deps, line);
  insertMember(db, { ...line, name, createdAt: clock.now() });
  linkByAddress(deps, classId);
  return readMember(deps, schoolClass, { classId, memberId: line.id });
}

/** Throws 409 for more lines than a class may have. */
export function refuseManyMembers({ db }: Pick<Deps, 'db'>, classId: string, more = 1): void {
  const { count = 0 } = membersStore(db).count.get({ classId }) ?? {};
  if (count + more > CLASS_MEMBERS_MAXIMUM) {
    throw new DomainError('conflict', classMessages.tooManyMembers(CLASS_MEMBERS_MAXIMUM));
  }
}

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
  // A former member conflicts with no other.
  if (member.removedAt === null) refuseTaken(deps, { ...member, ...changes });
  updateMemberOf(deps.db, at, changes);
  renamePinAccount(deps, { memberId: member.id, name });
  linkByAddress(deps, member.classId);
  return readMember(deps, schoolClass, at);
}

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

/**
 * Readmits a former member unchanged; idempotent. Throws 409 if the number, address or account is in use by
 * now.
 */
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
