import { and, asc, count, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema';
import { attempts } from '../../../db/attempts-schema';
import { columnsOf } from '../../../db/columns';
import { aiRequests } from '../../../db/grading-schema';
import type { Db } from '../../../db/open';
import { countPastRelease } from '../../../db/past-release';
import { quizzes } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';
import { confirmedEmail } from '../../../db/student-columns';
import type { OwnerId } from '../../../rules/access/owner-id';

const OF_QUIZ = { quizId: attempts.quizId };
const ATTEMPT = { attemptId: attempts.id };
const AT_ATTEMPT = { ...ATTEMPT, now: 'number' } as const;
const submitted = (quizId: SQL) => and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt));

export const evaluationStore = perDb((db) => {
  const listAttempts = (where: SQL | undefined) =>
    db
      .select(columnsOf(attempts, 'id', 'versionId', 'seed'))
      .from(attempts)
      .where(where)
      .orderBy(asc(attempts.submittedAt), asc(attempts.id));
  return {
    findUseEarlierMarks: statement({ quizId: quizzes.id }, (at) =>
      db.select({ useEarlierMarks: quizzes.useEarlierMarks }).from(quizzes).where(eq(quizzes.id, at.quizId)),
    ),
    countSubmitted: statement(OF_QUIZ, (at) =>
      db
        .select({
          submitted: count(),
          unevaluated: sql<number>`sum(${attempts.evaluatedAt} is null)`,
          unreleased: sql<number>`count(*) - ${countPastRelease}`,
        })
        .from(attempts)
        .where(submitted(at.quizId)),
    ),
    listUnevaluated: statement(OF_QUIZ, (at) =>
      listAttempts(and(submitted(at.quizId), isNull(attempts.evaluatedAt))),
    ),
    listEvaluated: statement(OF_QUIZ, (at) =>
      listAttempts(and(eq(attempts.quizId, at.quizId), isNotNull(attempts.evaluatedAt))),
    ),
    findSubmittedOfStudent: statement({ ...OF_QUIZ, studentId: attempts.studentId }, (at) =>
      db
        .select(columnsOf(attempts, 'id', 'studentId', 'evaluatedAt', 'versionId', 'seed'))
        .from(attempts)
        .where(and(submitted(at.quizId), eq(attempts.studentId, at.studentId))),
    ),
    setEvaluated: statement(AT_ATTEMPT, (at) =>
      db
        .update(attempts)
        .set({ evaluatedAt: at.now })
        .where(and(eq(attempts.id, at.attemptId), isNotNull(attempts.submittedAt))),
    ),
    clearEvaluated: statement(ATTEMPT, (at) =>
      db.update(attempts).set({ evaluatedAt: null }).where(eq(attempts.id, at.attemptId)),
    ),
    clearEvaluatedUnlessReleased: statement(ATTEMPT, (at) =>
      db
        .update(attempts)
        .set({ evaluatedAt: null })
        .where(and(eq(attempts.id, at.attemptId), isNull(attempts.releasedAt))),
    ),
    listUnreleased: statement(OF_QUIZ, (at) =>
      db
        .select({ id: attempts.id, email: confirmedEmail })
        .from(attempts)
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(
          and(
            eq(attempts.quizId, at.quizId),
            isNotNull(attempts.evaluatedAt),
            isNull(attempts.releasedAt),
            isNull(attempts.heldBack),
          ),
        ),
    ),
    release: statement(AT_ATTEMPT, (at) =>
      db
        .update(attempts)
        .set({ releasedAt: at.now })
        .where(and(eq(attempts.id, at.attemptId), isNull(attempts.releasedAt))),
    ),
    findRelease: statement(ATTEMPT, (at) =>
      db
        .select({ ...columnsOf(attempts, 'evaluatedAt', 'releasedAt', 'heldBack'), email: confirmedEmail })
        .from(attempts)
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(eq(attempts.id, at.attemptId)),
    ),
    holdBack: statement({ ...ATTEMPT, heldBack: attempts.heldBack }, (at) =>
      db
        .update(attempts)
        .set({ releasedAt: null, heldBack: at.heldBack })
        .where(eq(attempts.id, at.attemptId)),
    ),
    endHold: statement(ATTEMPT, (at) =>
      db.update(attempts).set({ heldBack: null }).where(eq(attempts.id, at.attemptId)),
    ),
    /** Marks the held-back attempts as passed by a release. */
    passHeldBack: statement(OF_QUIZ, (at) =>
      db
        .update(attempts)
        .set({ heldBack: 'since-release' })
        .where(
          and(
            eq(attempts.quizId, at.quizId),
            isNotNull(attempts.evaluatedAt),
            eq(attempts.heldBack, sql`'before-release'`),
          ),
        ),
    ),
  };
});

/** The quizzes due for release without a decision about it yet. */
export const listDueReleases = (db: Db, now: number) =>
  db
    .select()
    .from(quizzes)
    .where(and(lte(quizzes.releaseAt, now), isNull(quizzes.releaseRefusal), isNull(quizzes.deletedAt)))
    .all();

/** The quizzes with an evaluation started and not completed. */
export const listInProgress = (db: Db) =>
  db
    .select({ quizId: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.evaluationStatus, 'in-progress'), isNull(quizzes.deletedAt)))
    .all();

interface OwnKey {
  readonly quizId: string;
  readonly teacherId: OwnerId;
}

export const setUseAi = (db: Db, { quizId, teacherId }: OwnKey, useAi: boolean) =>
  db
    .update(quizzes)
    .set({ useAi })
    .where(and(eq(quizzes.id, quizId), eq(quizzes.teacherId, teacherId)))
    .run();

export const setUseEarlierMarks = (db: Db, { quizId, teacherId }: OwnKey, useEarlierMarks: boolean) =>
  db
    .update(quizzes)
    .set({ useEarlierMarks })
    .where(and(eq(quizzes.id, quizId), eq(quizzes.teacherId, teacherId)))
    .run();

/** Requests to the AI server, oldest first. */
export const listAiRequests = (db: Db, { quizId, teacherId }: OwnKey) =>
  db
    .select({
      ...columnsOf(
        aiRequests,
        'questionId',
        'sentAt',
        'host',
        'model',
        'question',
        'modelAnswer',
        'texts',
        'outcome',
      ),
    })
    .from(aiRequests)
    .innerJoin(quizzes, eq(quizzes.id, aiRequests.quizId))
    .where(and(eq(aiRequests.quizId, quizId), eq(quizzes.teacherId, teacherId)))
    .orderBy(asc(aiRequests.sentAt), asc(sql`${aiRequests}.rowid`))
    .all();
