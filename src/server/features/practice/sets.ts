import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { PracticeSet, PracticeSetList } from '../../../shared/practice/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { practiceMessages } from '../../rules/practice/messages';
import type { OpenPractice, PracticeClasses } from '../../rules/practice/request';
import type { QuizRecord } from '../quizzes/find';
import {
  findSetOf,
  getSubject,
  heldBackAmong,
  readCandidates,
  type Subject,
  usableAmong,
  whyNotOpen,
} from './practisable';
import { insertSet, type SetRow, saveSetClasses, setsStore, updateSet } from './sets-store';

/**
 * Opens a quiz or tag for practice; a closed one continues with its students' memory. Throws 404 for another teacher's quiz, tag
 * or class, 400 for a tag without classes, 409 if open already or unreleased.
 */
export function openPractice(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'> | null; input: OpenPractice },
): PracticeSet {
  const { teacher, quiz, input } = asked;
  const { title, ...subject } = getSubject(deps, { teacher, quiz, tag: input.tag });
  const { classIds } = input;
  refuseClasses(deps, { teacher, subject, classIds });
  const before = findSetOf(deps, subject);
  if (before?.closedAt === null) throw new DomainError('conflict', practiceMessages.alreadyOpen);
  const whyNot = whyNotOpen(deps, subject, readCandidates(deps, subject));
  if (whyNot !== null) throw new DomainError('conflict', whyNot);
  const openedAt = deps.clock.now();
  const setId = before?.id ?? deps.ids.id();
  if (before) updateSet(deps.db, setId, { openedAt, closedAt: null });
  else insertSet(deps.db, { id: setId, ...subject, openedAt, secret: deps.ids.token() });
  saveSetClasses(deps.db, setId, classIds);
  const after = { ...subject, classIds };
  recordAudit(deps.db, {
    ...{ at: openedAt, actorId: teacher.accountId, action: 'practice-open' },
    ...{ subject: setId, after },
  });
  return readSet(deps, { id: setId, title, ...subject, openedAt, closedAt: null });
}

type ActDeps = Pick<Deps, 'db' | 'clock'>;
interface Asked {
  readonly teacher: Teacher;
  readonly set: SetRow;
}

/** Closes a practice set; the students' memory stays. Idempotent. */
export function closePractice(deps: ActDeps, { teacher, set }: Asked): PracticeSet {
  return set.closedAt === null ? change(deps, { teacher, set }, deps.clock.now()) : readSet(deps, set);
}

/** Reopens a practice set with its classes. Throws 409 if another one for the same subject is open. */
export function reopenPractice(deps: ActDeps, { teacher, set }: Asked): PracticeSet {
  if (set.closedAt === null) return readSet(deps, set);
  if (findSetOf(deps, set)?.closedAt === null) {
    throw new DomainError('conflict', practiceMessages.alreadyOpen);
  }
  return change(deps, { teacher, set }, null);
}

function change(deps: ActDeps, { teacher, set }: Asked, closedAt: number | null): PracticeSet {
  const action = closedAt === null ? 'practice-reopen' : 'practice-close';
  updateSet(deps.db, set.id, { closedAt });
  const at = deps.clock.now();
  recordAudit(deps.db, { at, actorId: teacher.accountId, action, subject: set.id });
  return readSet(deps, { ...set, closedAt });
}

/** Sets the classes of a practice set. Throws 404 for another teacher's class, 400 for a tag without classes. */
export function setPracticeClasses(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, set, input: { classIds } }: { teacher: Teacher; set: SetRow; input: PracticeClasses },
): PracticeSet {
  const { db } = deps;
  const before = setsStore(db).listClasses.all({ setId: set.id });
  const known = before.map(({ _id }) => _id);
  refuseClasses(deps, { teacher, subject: set, classIds, known });
  saveSetClasses(db, set.id, classIds);
  recordAudit(db, {
    ...{ at: deps.clock.now(), actorId: teacher.accountId, action: 'practice-classes' },
    ...{ subject: set.id, ...differenceOf({ classIds: known }, { classIds }) },
  });
  return readSet(deps, set);
}

/** A teacher's open and closed practice sets, without those of deleted quizzes. */
export function listSets(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher }: { teacher: Teacher },
): PracticeSetList {
  const sets = setsStore(deps.db)
    .listOwn.all({ teacherId: ownerOf(teacher) })
    .map((set) => readSet(deps, set));
  return {
    open: sets.filter(({ closedAt }) => closedAt === null),
    ended: sets.filter(({ closedAt }) => closedAt !== null),
  };
}

/** Throws 404 for another teacher's class and 400 for a tag without classes; `known` are the set's current ones. */
function refuseClasses(
  { db }: Pick<Deps, 'db'>,
  asked: {
    teacher: Teacher;
    subject: Pick<Subject, 'tag'>;
    classIds: readonly string[];
    known?: readonly string[];
  },
): void {
  const { teacher, subject, classIds, known = [] } = asked;
  const own = setsStore(db).listOwnClasses.all({ teacherId: ownerOf(teacher) });
  const allowed = new Set([...known, ...own.map(({ id }) => id)]);
  if (!classIds.every((id) => allowed.has(id))) {
    throw new DomainError('not_found', practiceMessages.classNotFound);
  }
  if (subject.tag !== null && classIds.length === 0) {
    throw new DomainError('invalid', practiceMessages.classesNeeded);
  }
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** A practice set as its teacher sees it: how much it is practised, never by which student. */
function readSet(deps: Pick<Deps, 'db' | 'clock'>, { id: setId, teacherId, ...set }: SetRow): PracticeSet {
  const store = setsStore(deps.db);
  const candidates = readCandidates(deps, { ...set, teacherId });
  const use = store.countUse.get({ setId, since: deps.clock.now() - WEEK_MS });
  return {
    _id: setId,
    ...set,
    usableCount: usableAmong(candidates).length,
    heldBack: heldBackAmong(candidates, teacherId),
    classes: store.listClasses.all({ setId }).map((each) => ({ ...each, isDeleted: each.isDeleted === 1 })),
    studentCount: use?.studentCount ?? 0,
    answersLastWeek: use?.answersSince ?? 0,
  };
}
