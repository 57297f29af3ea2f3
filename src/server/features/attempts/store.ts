import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts, lateSubmissions } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import { questions, quizVersions, quizzes } from '../../db/quizzes-schema';
import { rowCache } from '../../db/row-cache';
import { perDb, statement } from '../../db/store';
import { confirmedEmail } from '../../db/student-columns';
import { clockEntries, messageDeliveries, messages } from '../../db/supervision-schema';
import type { AttemptState } from '../../rules/attempt/state';

/** A stored attempt; times are epoch milliseconds. */
export type AttemptRecord = typeof attempts.$inferSelect;

/** A student's attempt, and when the teacher paused its quiz; null while the clock runs. */
export interface OwnAttempt extends AttemptRecord {
  readonly pausedAt: number | null;
}

const MEGABYTE = 1024 * 1024;
const ROOM = { keys: 10_000, bytes: 48 * MEGABYTE };
/**
 * Attempts being written: every save and every poll reads one. Answers and history are not watched, which would cost 7 % of a
 * save: `writeChanges` alone writes them, and they are erased with their attempt.
 */
export const stateCache = rowCache<AttemptState>(ROOM, [
  { table: attempts, key: attempts.id },
  { table: quizzes, of: [quizzes.pausedAt] },
  { table: clockEntries, key: clockEntries.attemptId },
  { table: lateSubmissions, key: lateSubmissions.attemptId },
]);

/** The version for attempts starting now, by quiz: one for a whole class. */
export const versionCache = rowCache<string>({ keys: 500 }, [
  { table: quizzes, key: quizzes.id },
  { table: questions, key: questions.quizId },
]);

const ATTEMPT = { attemptId: attempts.id };
const CHANGING = columnsOf(
  attempts,
  ...(['closesAt', 'closingSince', 'submittedAt', 'submittedBy', 'submissionHash', 'receipt'] as const),
  ...(['focusLostCount', 'writerId', 'furthestPosition', 'furthestSince'] as const),
);
const isUnsubmitted = isNull(attempts.submittedAt);
const OWN_ON_QUIZ = { quizId: attempts.quizId, studentId: attempts.studentId };

export const attemptsStore = perDb((db) => {
  const withPause = (where: SQL | undefined) =>
    db
      .select({ ...getTableColumns(attempts), pausedAt: quizzes.pausedAt })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(where);
  return {
    find: statement(ATTEMPT, (at) => withPause(eq(attempts.id, at.attemptId))),
    findOwnOnQuiz: statement(OWN_ON_QUIZ, (at) =>
      withPause(and(eq(attempts.quizId, at.quizId), eq(attempts.studentId, at.studentId))),
    ),
    findIdOnQuiz: statement(OWN_ON_QUIZ, (at) =>
      db
        .select({ attemptId: attempts.id })
        .from(attempts)
        .where(and(eq(attempts.quizId, at.quizId), eq(attempts.studentId, at.studentId))),
    ),
    findTitle: statement({ quizId: quizzes.id }, (at) =>
      db
        .select({ title: quizzes.title, evaluationStatus: quizzes.evaluationStatus })
        .from(quizzes)
        .where(eq(quizzes.id, at.quizId)),
    ),

    insert: statement(
      {
        ...columnsOf(
          attempts,
          'id',
          'quizId',
          'studentId',
          'versionId',
          'seed',
          'startedAt',
          'deadline',
          'closesAt',
          'timeFactorPercent',
          'tabChangeLimit',
        ),
      },
      (at) =>
        db
          .insert(attempts)
          .values({ ...at, focusLostCount: 0 })
          .onConflictDoNothing(),
    ),
    /** The columns that the student's calls change. */
    update: statement({ ...ATTEMPT, ...CHANGING }, ({ attemptId, ...row }) =>
      db
        .update(attempts)
        .set(row)
        .where(and(eq(attempts.id, attemptId), isUnsubmitted)),
    ),

    findVersion: statement({ versionId: quizVersions.id }, (at) =>
      db.select().from(quizVersions).where(eq(quizVersions.id, at.versionId)),
    ),
    findVersionByHash: statement(
      { quizId: quizVersions.quizId, contentHash: quizVersions.contentHash },
      (at) =>
        db
          .select({ id: quizVersions.id })
          .from(quizVersions)
          .where(and(eq(quizVersions.quizId, at.quizId), eq(quizVersions.contentHash, at.contentHash))),
    ),
    insertVersion: statement(
      {
        ...columnsOf(quizVersions, 'id', 'quizId', 'contentHash', 'content', 'createdAt'),
      },
      (at) => db.insert(quizVersions).values(at),
    ),
  };
});

const CLOSED_AT_ONCE = 200;

/** Attempts submitted by the server or a teacher. */
export const closingStore = perDb((db) => {
  const select = () =>
    db
      .select({ attemptId: attempts.id, email: confirmedEmail })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId));
  return {
    listOverdue: statement({ now: 'number' }, (at) =>
      select()
        .where(
          and(
            isUnsubmitted,
            lt(attempts.closesAt, at.now),
            or(isNull(quizzes.pausedAt), lt(attempts.closesAt, quizzes.pausedAt)),
          ),
        )
        .orderBy(asc(attempts.closesAt))
        .limit(CLOSED_AT_ONCE),
    ),
    listRunningOnQuiz: statement({ quizId: attempts.quizId }, (at) =>
      select()
        .where(and(isUnsubmitted, eq(attempts.quizId, at.quizId)))
        .orderBy(asc(attempts.startedAt), asc(attempts.id)),
    ),
  };
});

const HEARD = { attemptId: messageDeliveries.attemptId, heardMessage: 'number' } as const;

export const messagesStore = perDb((db) => ({
  /** Messages missing on a page, and received ones not yet recorded as delivered. */
  listNews: statement(HEARD, (at) =>
    db
      .select({ number: messages.number, text: messages.text, sentAt: messages.sentAt })
      .from(messageDeliveries)
      .innerJoin(messages, eq(messages.number, messageDeliveries.messageNumber))
      .where(
        and(
          eq(messageDeliveries.attemptId, at.attemptId),
          or(gt(messageDeliveries.messageNumber, at.heardMessage), isNull(messageDeliveries.deliveredAt)),
        ),
      )
      .orderBy(asc(messageDeliveries.messageNumber)),
  ),
  markDelivered: statement({ ...HEARD, now: 'number' }, (at) =>
    db
      .update(messageDeliveries)
      .set({ deliveredAt: at.now })
      .where(
        and(
          eq(messageDeliveries.attemptId, at.attemptId),
          lte(messageDeliveries.messageNumber, at.heardMessage),
          isNull(messageDeliveries.deliveredAt),
        ),
      ),
  ),
}));
