import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import { questions, quizVersions, quizzes } from '../../db/quizzes-schema';
import { rowCache } from '../../db/row-cache';
import { perDb, statement } from '../../db/store';
import { confirmedEmail } from '../../db/student-columns';
import { messageDeliveries, messages } from '../../db/supervision-schema';

/** A stored attempt; times are epoch milliseconds. */
export type AttemptRecord = typeof attempts.$inferSelect;

/** A student's attempt, and when the teacher paused its quiz; null while the clock runs. */
export interface OwnAttempt extends AttemptRecord {
  readonly pausedAt: number | null;
}

/** Attempts being written, by id: every save and every poll reads one. */
export const attemptCache = rowCache<OwnAttempt>({ keys: 10_000 }, [
  { table: attempts, key: attempts.id },
  { table: quizzes, of: [quizzes.pausedAt] },
]);

/** The version for attempts starting now, by quiz: one for a whole class. */
export const versionCache = rowCache<string>({ keys: 500 }, [
  { table: quizzes, key: quizzes.id },
  { table: questions, key: questions.quizId },
]);

const OWN = { attemptId: attempts.id, studentId: attempts.studentId };
const OWN_ON_QUIZ = { quizId: attempts.quizId, studentId: attempts.studentId };
type At<Names extends string> = Readonly<Record<Names, SQL>>;
const isRunning = (at: At<'attemptId'>) => and(eq(attempts.id, at.attemptId), isNull(attempts.submittedAt));
const isOwn = (at: At<'studentId'>) => eq(attempts.studentId, at.studentId);

export const attemptsStore = perDb((db) => {
  // One statement for the attempt and its pause, since every save reads both.
  const own = (where: SQL | undefined) =>
    db
      .select({ ...getTableColumns(attempts), pausedAt: quizzes.pausedAt })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(where);
  return {
    findOwn: statement(OWN, (at) => own(and(eq(attempts.id, at.attemptId), isOwn(at)))),
    findOwnOnQuiz: statement(OWN_ON_QUIZ, (at) => own(and(eq(attempts.quizId, at.quizId), isOwn(at)))),
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
    submit: statement(
      {
        attemptId: attempts.id,
        ...columnsOf(attempts, 'submittedAt', 'submittedBy', 'receipt', 'submissionHash', 'focusLostCount'),
      },
      ({ attemptId, ...submitted }) => db.update(attempts).set(submitted).where(isRunning({ attemptId })),
    ),
    /** Only forwards: of two concurrent pages the further position stays. */
    setFurthest: statement(
      { attemptId: attempts.id, position: attempts.furthestPosition, since: 'number' },
      (at) =>
        db
          .update(attempts)
          .set({ furthestPosition: at.position, furthestSince: at.since })
          .where(and(isRunning(at), lt(attempts.furthestPosition, at.position))),
    ),
    /** Only if the holder is unchanged since it was read, so that one of two claiming pages wins. */
    setWriter: statement({ attemptId: attempts.id, holderId: attempts.writerId, writerId: 'text' }, (at) =>
      db
        .update(attempts)
        .set({ writerId: at.writerId })
        // The page's own save may have come in between.
        .where(
          and(
            isRunning(at),
            or(sql`${attempts.writerId} is ${at.holderId}`, eq(attempts.writerId, at.writerId)),
          ),
        ),
    ),
    countFocusLoss: statement(
      {
        attemptId: attempts.id,
        focusLostCount: attempts.focusLostCount,
        closingSince: attempts.closingSince,
        closesAt: attempts.closesAt,
      },
      ({ attemptId, ...counted }) => db.update(attempts).set(counted).where(eq(attempts.id, attemptId)),
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
const isUnsubmitted = isNull(attempts.submittedAt);

/** Attempts submitted by the server or a teacher. */
export const closingStore = perDb((db) => {
  const select = () =>
    db
      .select({ attempt: attempts, title: quizzes.title, email: confirmedEmail })
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
