import { isDeepStrictEqual } from 'node:util';
import type { Teacher } from '../../../shared/actor';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { Assignment } from '../../../shared/assignment/schema';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { NewAssignment, NewException } from '../../rules/assignment/request';
import { isWindow, windowOf } from '../../rules/assignment/windows';
import type { QuizRecord } from '../quizzes/find';
import { getAssignment } from './get';
import { readerOf } from './members';
import { assignmentsStore } from './store';
import { deleteAssignment, type ExceptionRecord, type StoredAssignment, saveAssignment } from './write-store';

type SetDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Assigns a quiz to classes of the teacher or shared with them to mark, or to none; absent fields stay; idempotent. Throws 404
 * for another class, 400 for a window without time or an exception for a non-member.
 */
export function setAssignment(
  deps: SetDeps,
  { teacher, quiz, input }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: NewAssignment },
): Assignment {
  const now = deps.clock.now();
  const before = readStored(deps, quiz.id);
  const classIds = [...new Set(input.classIds)].toSorted();
  const asked = { quizId: quiz.id, classIds, reader: readerOf(teacher, now) };
  refuseStrangeClasses(deps, asked);
  const members = listedIn(deps, asked);
  const after = classIds.length === 0 ? null : merged({ quizId: quiz.id, before, input, classIds, members });
  if (isDeepStrictEqual(before, after)) return getAssignment(deps, { teacher, quiz });
  if (after) refuseNoWindows(after, members);
  if (after) saveAssignment(deps.db, quiz.id, after, now);
  else deleteAssignment(deps.db, quiz.id);
  recordAudit(deps.db, {
    ...{ at: now, actorId: teacher.accountId, action: 'assign', subject: quiz.id },
    ...differenceOf(toLogged(before), toLogged(after)),
  });
  return getAssignment(deps, { teacher, quiz });
}

/** The stored assignment in comparable form; null without one. */
export function readStored({ db }: Pick<Deps, 'db'>, quizId: string): StoredAssignment | null {
  const store = assignmentsStore(db);
  const rule = store.findRule.get({ quizId });
  if (!rule) return null;
  const classIds = store.listClassIds.all({ quizId }).map(({ classId }) => classId);
  const exceptions = store.listExceptions.all({ quizId }).map(({ name: _, classId: __, ...kept }) => kept);
  return { ...rule, classIds: classIds.toSorted(), exceptions };
}

/** An assignment for the audit log: exceptions by member, with their own fields only. */
export const toLogged = (stored: StoredAssignment | null) =>
  stored && {
    ...stored,
    exceptions: Object.fromEntries(
      stored.exceptions.map(({ quizId: _, memberId, ...said }) => [
        memberId,
        Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
      ]),
    ),
  };

interface Asked {
  readonly quizId: string;
  readonly classIds: readonly string[];
  readonly reader: ReturnType<typeof readerOf>;
}

function refuseStrangeClasses({ db }: SetDeps, { quizId, classIds, reader }: Asked): void {
  const assignable = assignmentsStore(db).listAssignable.all({ quizId, ...reader });
  const known = new Set(assignable.map(({ id }) => id));
  if (classIds.every((id) => known.has(id))) return;
  throw new DomainError('not_found', assignmentMessages.classNotFound);
}

interface Listed {
  readonly name: string;
  /** On a list hidden from the teacher: its exceptions stay. */
  readonly isHidden: boolean;
}
type ListedById = ReadonlyMap<string, Listed>;

/** Current and former members of the classes. */
function listedIn({ db }: SetDeps, { quizId, classIds, reader }: Asked): ListedById {
  const store = assignmentsStore(db);
  const hidden = new Set(
    store.listClasses
      .all({ quizId, ...reader })
      .flatMap(({ id, isListSeen }) => (isListSeen === 1 ? [] : id)),
  );
  const listed = store.listNames.all({ classIds: JSON.stringify(classIds) });
  return new Map(listed.map(({ id, name, classId }) => [id, { name, isHidden: hidden.has(classId) }]));
}

function merged(set: {
  quizId: string;
  before: StoredAssignment | null;
  input: NewAssignment;
  classIds: readonly string[];
  members: ListedById;
}): StoredAssignment {
  const { quizId, before, input, classIds, members } = set;
  const given =
    input.exceptions && Object.entries(input.exceptions).map(toRecord(quizId)).filter(saysSomething);
  if (given?.some(({ memberId }) => members.get(memberId)?.isHidden !== false)) {
    throw new DomainError('invalid', assignmentMessages.exceptionForStranger);
  }
  const stored = before?.exceptions ?? [];
  const hidden = stored.filter(({ memberId }) => members.get(memberId)?.isHidden);
  const byId = (one: ExceptionRecord, other: ExceptionRecord) => (one.memberId < other.memberId ? -1 : 1);
  return {
    opensAt: input.opensAt === undefined ? (before?.opensAt ?? null) : input.opensAt,
    closesAt: input.closesAt === undefined ? (before?.closesAt ?? null) : input.closesAt,
    classIds,
    // Exceptions of people on no list are dropped.
    exceptions: (given ? [...given, ...hidden] : stored)
      .filter(({ memberId }) => members.has(memberId))
      .toSorted(byId),
  };
}

/** An exception may not leave an empty window together with the rule. */
function refuseNoWindows(after: StoredAssignment, members: ListedById): void {
  if (!isWindow(after)) throw new DomainError('invalid', assignmentMessages.windowInvalid);
  for (const exception of after.exceptions) {
    if (isWindow(windowOf(after, exception))) continue;
    const name = members.get(exception.memberId)?.name ?? '';
    throw new DomainError('invalid', assignmentMessages.windowInvalidFor(name));
  }
}

const toRecord =
  (quizId: string) =>
  ([memberId, said]: [string, NewException]): ExceptionRecord => ({
    quizId,
    memberId,
    opensAt: said.opensAt ?? null,
    closesAt: said.closesAt ?? null,
    timeFactorPercent: said.timeFactorPercent ?? null,
    tabChangeLimit: said.tabChangeLimit ?? null,
    largerText: said.largerText ?? null,
    hideTimer: said.hideTimer ?? null,
  });

const saysSomething = ({ quizId: _, memberId: __, ...said }: ExceptionRecord) =>
  Object.values(said).some((value) => value !== null);
