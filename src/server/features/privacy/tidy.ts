import { setTimeout as wait } from 'node:timers/promises';
import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { mayErase } from '../timekeeping/heartbeat';
import {
  deleteClass,
  deleteMembers,
  deleteSparePinAccounts,
  findOldDeletedClassId,
  listMembersOfClass,
  listOldLeavers,
} from './class-store';
import { removeAccount } from './erase';
import { deleteAttempts, deleteQuizzes } from './erase-store';
import {
  deleteOldAllowances,
  deleteOldRecords,
  findOldDeletedQuizId,
  listAttemptsOfQuiz,
  listIdleStudents,
  listOldAttempts,
} from './expiry-store';
import {
  deleteAnswers,
  deleteCards,
  deletePracticeOfQuizzes,
  endPracticeOfClass,
  listOldAnswers,
  listOldCards,
} from './practice-store';
import { deletingForGood, emptyLog } from './store';

type TidyDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of operational records, independent of the setting for attempts. */
const KEPT_DAYS = { mail: 90, invites: 90, audit: 730, sent: 365 } as const;
/** Small enough not to delay a class. */
const AT_ONCE = 4;
/** Practice answers have almost no dependent rows. */
const ANSWERS_AT_ONCE = 200;
/** Longer than a step, so that requests get most of the time. */
const PAUSE_MS = 25;

/** The numbers of one round. */
export interface Tidied {
  readonly quizzes: number;
  readonly attempts: number;
  readonly students: number;
  readonly classes: number;
  /** Former members of existing classes. */
  readonly members: number;
  readonly practiceAnswers: number;
}

const NOTHING: Tidied = {
  ...{ quizzes: 0, attempts: 0, students: 0 },
  ...{ classes: 0, members: 0, practiceAnswers: 0 },
};

/**
 * Purges expired data: deleted quizzes and classes after 30 days; ended sessions and shares, mails and dead invites after 90
 * days; the audit log after two years; texts sent for marking after one; and, with a retention in months, attempts of closed
 * quizzes, practice, former class members, then students without other data. Works in small steps and continues in the next round
 * if cut short. Orphaned images are another job's task.
 */
export async function tidyUp(deps: TidyDeps, retentionMonths: number | null): Promise<Tidied> {
  const { db, clock, inTransaction, log } = deps;
  if (!mayErase(deps)) return NOTHING;
  const nowMs = clock.now();
  const before = (days: number) => nowMs - days * DAY_MS;
  inTransaction(() =>
    deleteOldRecords(db, {
      nowMs,
      mailBefore: before(KEPT_DAYS.mail),
      auditBefore: before(KEPT_DAYS.audit),
      invitesBefore: before(KEPT_DAYS.invites),
      sentBefore: before(KEPT_DAYS.sent),
    }),
  );
  const quizzes = await removeDeletedQuizzes(deps, before(DELETED_QUIZ_KEPT_DAYS));
  const classes = await removeDeletedClasses(deps, before(DELETED_QUIZ_KEPT_DAYS));
  const until = retentionMonths === null ? null : monthsBefore(nowMs, retentionMonths);
  const attempts = until === null ? 0 : await eraseOldAttempts(deps, until);
  const members = until === null ? 0 : await removeOldLeavers(deps, until);
  const practiceAnswers = until === null ? 0 : await eraseOldPractice(deps, until);
  const students = until === null ? 0 : await eraseIdleStudents(deps, until);
  if (until !== null) step(deps, () => deleteOldAllowances(db, until));
  const tidied = { quizzes, attempts, students, classes, members, practiceAnswers };
  if (Object.values(tidied).some((count) => count > 0)) {
    emptyLog(db);
    log.info('tidied', tidied);
  }
  return tidied;
}

/** The same day so many months ago, UTC; the last day of a shorter month. */
function monthsBefore(nowMs: number, months: number): number {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

async function removeDeletedQuizzes(deps: TidyDeps, before: number): Promise<number> {
  const { db } = deps;
  let removed = 0;
  for (let found = findOldDeletedQuizId(db, before); found; found = findOldDeletedQuizId(db, before)) {
    const id = found;
    await inSteps(
      deps,
      () => listAttemptsOfQuiz(db, id, AT_ONCE),
      (ids) => deleteAttempts(db, ids),
    );
    step(deps, () => {
      deletePracticeOfQuizzes(db, [id]);
      deleteQuizzes(db, [id]);
    });
    removed += 1;
  }
  return removed;
}

async function removeDeletedClasses(deps: TidyDeps, before: number): Promise<number> {
  const { db } = deps;
  let removed = 0;
  for (let found = findOldDeletedClassId(db, before); found; found = findOldDeletedClassId(db, before)) {
    const id = found;
    await removeMembers(deps, () => listMembersOfClass(db, id, AT_ONCE));
    step(deps, () => {
      endPracticeOfClass(db, id);
      deleteClass(db, id);
    });
    removed += 1;
  }
  return removed;
}

const removeOldLeavers = (deps: TidyDeps, before: number): Promise<number> =>
  removeMembers(deps, () => listOldLeavers(deps.db, before, AT_ONCE));

const removeMembers = (deps: TidyDeps, find: () => string[]): Promise<number> =>
  inSteps(deps, find, (ids) => {
    deleteMembers(deps.db, ids);
    deleteSparePinAccounts(deps.db, ids);
  });

const eraseOldAttempts = (deps: TidyDeps, before: number): Promise<number> =>
  inSteps(
    deps,
    () => listOldAttempts(deps.db, before, AT_ONCE),
    (ids) => deleteAttempts(deps.db, ids),
  );

async function eraseOldPractice(deps: TidyDeps, before: number): Promise<number> {
  const { db } = deps;
  const cards = () => listOldCards(db, before, ANSWERS_AT_ONCE);
  await inSteps(deps, cards, (numbers) => deleteCards(db, numbers));
  const answers = () => listOldAnswers(db, before, ANSWERS_AT_ONCE);
  return inSteps(deps, answers, (ids) => deleteAnswers(db, ids));
}

const eraseIdleStudents = (deps: TidyDeps, before: number): Promise<number> =>
  inSteps(
    deps,
    () => listIdleStudents(deps.db, before, AT_ONCE),
    (students) => {
      for (const id of students) removeAccount(deps.db, id);
    },
  );

/** Finds a few, removes them in one transaction, yields, and repeats; returns the number. */
async function inSteps<Item>(
  deps: TidyDeps,
  find: () => Item[],
  remove: (found: readonly Item[]) => void,
): Promise<number> {
  let count = 0;
  for (let found = find(); found.length > 0; found = find()) {
    const these = found;
    step(deps, () => remove(these));
    count += these.length;
    await wait(PAUSE_MS);
  }
  return count;
}

const step = ({ db, inTransaction }: TidyDeps, remove: () => void): void =>
  deletingForGood(db, () => inTransaction(remove));
