import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { NewAssignment, NewException } from '../../../shared/assignment/request';
import type { Assignment } from '../../../shared/assignment/schema';
import { isWindow, windowOf } from '../../../shared/assignment/windows';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { getAssignment } from './get';
import { assignmentsStore } from './store';
import { deleteAssignment, type ExceptionRecord, type StoredAssignment, saveAssignment } from './write-store';

type SetDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Assigns a quiz to classes of the teacher, or to none; what is left out stays as it is, and the same again changes nothing.
 * Refuses a class that is not the teacher's (404), a window without time in it, and an exception for a stranger (400).
 */
export function setAssignment(
  deps: SetDeps,
  { teacher, quiz, input }: { teacher: Teacher; quiz: QuizRecord; input: NewAssignment },
): Assignment {
  const before = readStored(deps, quiz.id);
  const classIds = [...new Set(input.classIds)].toSorted();
  refuseStrangeClasses(deps, { teacher, quizId: quiz.id, classIds });
  const listed = assignmentsStore(deps.db).listNames.all({ classIds: JSON.stringify(classIds) });
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  const after = classIds.length === 0 ? null : merged({ quizId: quiz.id, before, input, classIds, names });
  if (isDeepStrictEqual(before, after)) return getAssignment(deps, { teacher, quiz });
  if (after) refuseNoWindows(after, names);
  const now = deps.clock.now();
  if (after) saveAssignment(deps.db, quiz.id, after, now);
  else deleteAssignment(deps.db, quiz.id);
  const { accountId: actorId } = teacher;
  recordAudit(deps.db, { at: now, actorId, action: 'assign', subject: quiz.id, before, after });
  return getAssignment(deps, { teacher, quiz });
}

/** What stands, in the form in which it is compared and kept; null without an assignment. */
export function readStored({ db }: Pick<Deps, 'db'>, quizId: string): StoredAssignment | null {
  const store = assignmentsStore(db);
  const rule = store.findRule.get({ quizId });
  if (!rule) return null;
  const classIds = store.listClasses.all({ quizId }).map(({ id }) => id);
  const exceptions = store.listExceptions.all({ quizId }).map(({ name: _, classId: __, ...kept }) => kept);
  return { ...rule, classIds: classIds.toSorted(), exceptions };
}

function refuseStrangeClasses(
  { db }: SetDeps,
  { teacher, quizId, classIds }: { teacher: Teacher; quizId: string; classIds: readonly string[] },
): void {
  const own = assignmentsStore(db).listOwnClasses.all({ quizId, teacherId: ownerOf(teacher) });
  const known = new Set(own.map(({ id }) => id));
  if (classIds.every((id) => known.has(id))) return;
  throw new DomainError('not_found', assignmentMessages.classNotFound);
}

function merged(set: {
  quizId: string;
  before: StoredAssignment | null;
  input: NewAssignment;
  classIds: readonly string[];
  names: ReadonlyMap<string, string>;
}): StoredAssignment {
  const { quizId, before, input, classIds, names } = set;
  const given =
    input.exceptions && Object.entries(input.exceptions).map(toRecord(quizId)).filter(saysSomething);
  if (given?.some(({ memberId }) => !names.has(memberId))) {
    throw new DomainError('invalid', assignmentMessages.exceptionForStranger);
  }
  const byId = (one: ExceptionRecord, other: ExceptionRecord) => (one.memberId < other.memberId ? -1 : 1);
  return {
    opensAt: input.opensAt === undefined ? (before?.opensAt ?? null) : input.opensAt,
    closesAt: input.closesAt === undefined ? (before?.closesAt ?? null) : input.closesAt,
    classIds,
    // Who is on none of the lists any more has none.
    exceptions: (given ?? before?.exceptions ?? [])
      .filter(({ memberId }) => names.has(memberId))
      .toSorted(byId),
  };
}

/** An exception may leave no time in a window that it has half of from the rule. */
function refuseNoWindows(after: StoredAssignment, names: ReadonlyMap<string, string>): void {
  if (!isWindow(after)) throw new DomainError('invalid', assignmentMessages.windowInvalid);
  for (const exception of after.exceptions) {
    if (isWindow(windowOf(after, exception))) continue;
    const name = names.get(exception.memberId) ?? '';
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
