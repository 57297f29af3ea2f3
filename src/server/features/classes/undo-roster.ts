import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { rosterMessages } from '../../../shared/roster/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { sealed } from '../../sealed';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { refuseTaken } from './change-address';
import { linksStore } from './links-store';
import { deleteMember, type MemberRecord, membersStore, updateMemberOf } from './members-store';
import type { ClassRecord } from './store';

/** The member columns a list changes. */
const CHANGED = [
  ...(['name', 'number', 'email', 'accountId', 'removedAt'] as const),
  ...(['pinHash', 'pinSetAt', 'pinSetBy', 'pinEndedAt'] as const),
] as const;
type Columns = Partial<Pick<MemberRecord, (typeof CHANGED)[number]>>;

/** The changes a list made to a class. */
interface Written {
  readonly classId: string;
  readonly teacherId: string;
  readonly added: readonly string[];
  readonly changed: readonly {
    readonly memberId: string;
    readonly before: Columns;
    readonly after: Columns;
  }[];
}

/** How long an import can be undone. */
const UNDONE_WITHIN_MS = 60 * 60 * 1000;
/** Nothing is stored, so that erased people are not kept in a second place. */
const written = sealed<Written>(UNDONE_WITHIN_MS);

interface Listed {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly added: readonly string[];
  /** The members before the import. */
  readonly before: readonly MemberRecord[];
}

/** The undo token of an import, kept by its importer. */
export function undoOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, classId, added, before }: Listed,
): string {
  const changed = before.flatMap((was) => {
    const now = membersStore(deps.db).find.get({ memberId: was.id, classId });
    const columns = CHANGED.filter((column) => now?.[column] !== was[column]);
    return now ? [{ memberId: was.id, before: only(was, columns), after: only(now, columns) }] : [];
  });
  return written.seal({ classId, teacherId: teacher.accountId, added, changed }, deps.clock.now());
}

const only = (member: MemberRecord, columns: readonly (typeof CHANGED)[number][]): Columns =>
  Object.fromEntries(columns.map((column) => [column, member[column]]));

/**
 * Undoes an import: removes added members and restores changed and removed ones with their PINs. Later
 * changes and all work stay. Throws 409 if expired, or for a number or address in use by now.
 */
export function undoRoster(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass: { id: classId },
    input,
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; input: { undo: string } },
): { message: string } {
  const at = deps.clock.now();
  const list = written.open(input.undo, at);
  if (list?.classId !== classId || list.teacherId !== teacher.accountId)
    throw new DomainError('conflict', rosterMessages.undoOver);
  for (const memberId of list.added) takeOut(deps, { memberId, classId, at });
  const back = list.changed.filter((change) => takeBack(deps, { ...change, classId }));
  for (const { memberId } of back) {
    const member = membersStore(deps.db).find.get({ memberId, classId });
    if (member?.removedAt === null) refuseTaken(deps, member);
  }
  const after = { added: list.added.length, changed: back.length };
  recordAudit(deps.db, {
    at,
    actorId: teacher.accountId,
    action: 'class-list-undo',
    subject: classId,
    after,
  });
  return { message: rosterMessages.undone };
}

interface One {
  readonly memberId: string;
  readonly classId: string;
}

/** Deletes a member without sign-in, PIN, exceptions and marks; any other leaves the class. */
function takeOut(deps: Pick<Deps, 'db' | 'clock'>, { at, ...one }: One & { at: number }): void {
  const { find, findException, findOwnMark } = membersStore(deps.db);
  const member = find.get(one);
  if (!member) return;
  const { accountId, pinHash } = member;
  if (accountId !== null) endPinSessionsAfterQuiz(deps, accountId);
  const isReferred = findException.get(one) !== undefined || findOwnMark.get(one) !== undefined;
  const isBare = accountId === null && pinHash === null && !isReferred;
  if (isBare) deleteMember(deps.db, one);
  else updateMemberOf(deps.db, one, { removedAt: member.removedAt ?? at });
}

function takeBack(
  deps: Pick<Deps, 'db' | 'clock'>,
  { memberId, classId, before, after }: Written['changed'][number] & One,
): boolean {
  const member = membersStore(deps.db).find.get({ memberId, classId });
  const isAsWritten = CHANGED.every((column) => !(column in after) || member?.[column] === after[column]);
  if (!member || !isAsWritten || Object.keys(before).length === 0) return false;
  // Neither an erased account nor its address returns.
  const { accountId } = before;
  if (accountId && !linksStore(deps.db).findAccount.get({ accountId })) return false;
  updateMemberOf(deps.db, { memberId, classId }, before);
  const leavesAgain = before.removedAt !== undefined && before.removedAt !== null;
  if (leavesAgain && member.accountId !== null) endPinSessionsAfterQuiz(deps, member.accountId);
  if (before.name !== undefined) renamePinAccount(deps, { memberId, name: before.name });
  return true;
}
