import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { answers, attempts, lateSubmissions } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, SOME_QUIZZES } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { studentClass } from '../../db/student-columns';
import { answerLog, clockEntries } from '../../db/supervision-schema';

export type LateRecord = typeof lateSubmissions.$inferSelect;

const ATTEMPT = { attemptId: attempts.id };
const ofAttempt = {
  attempt: attempts,
  quizTitle: quizzes.title,
  studentName: accounts.name,
  studentEmail: accounts.email,
  studentClass,
};

export const supervisionStore = perDb((db) => {
  const receipts = () =>
    db
      .select(ofAttempt)
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId));
  const loggedAttempts = () =>
    db
      .select({ ...ofAttempt, hash: answerLog.hash, at: answerLog.at })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId));
  return {
    listAttempts: statement(OWN_QUIZ, (at) =>
      db
        .select({
          attempt: attempts,
          studentName: accounts.name,
          studentEmail: accounts.email,
          studentClass,
          reloadCount: sql<number>`(select count(*) from focus_events
              where focus_events.attempt_id = ${attempts.id} and focus_events.kind = 'reloaded')`,
        })
        .from(attempts)
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(isOwnQuiz(at))
        .orderBy(asc(attempts.id)),
    ),
    /** The ids of the answered questions, as a JSON list. */
    listAnswered: statement(OWN_QUIZ, (at) =>
      db
        .select({
          attemptId: answers.attemptId,
          questionIds: sql<string>`json_group_array(${answers.questionId})`,
        })
        .from(answers)
        .innerJoin(attempts, eq(attempts.id, answers.attemptId))
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(and(isOwnQuiz(at), isNotNull(answers.value)))
        .groupBy(answers.attemptId),
    ),
    /** The quiz version of each attempt. */
    listBound: statement(OWN_QUIZ, (at) =>
      db
        .select(columnsOf(attempts, 'id', 'versionId', 'seed'))
        .from(attempts)
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(isOwnQuiz(at)),
    ),
    /** The number of students per answer, compared to the letter. */
    countEqualAnswers: statement(OWN_QUIZ, (at) =>
      db
        .select({ questionId: answers.questionId, value: answers.value, students: count() })
        .from(answers)
        .innerJoin(attempts, eq(attempts.id, answers.attemptId))
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(and(isOwnQuiz(at), isNotNull(answers.value)))
        .groupBy(answers.questionId, answers.value),
    ),
    /** Time given together for one reason is one move; latest first. */
    listClockMoves: statement(OWN_QUIZ, (at) =>
      db
        .select({
          kind: clockEntries.kind,
          startedAt: clockEntries.startedAt,
          addedMs: sql<number>`max(${clockEntries.addedMs})`,
          studentCount: sql<number>`count(distinct ${clockEntries.attemptId})`,
          someName: sql<string>`min(${accounts.name})`,
          someAttemptId: sql<string>`min(${attempts.id})`,
        })
        .from(clockEntries)
        .innerJoin(attempts, eq(attempts.id, clockEntries.attemptId))
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(isOwnQuiz(at))
        .groupBy(clockEntries.kind, clockEntries.startedAt, clockEntries.recordedAt)
        .orderBy(desc(clockEntries.recordedAt), desc(clockEntries.startedAt), asc(clockEntries.kind)),
    ),
    listLate: statement(OWN_QUIZ, (at) =>
      db
        .select({ ...ofAttempt, late: lateSubmissions })
        .from(lateSubmissions)
        .innerJoin(attempts, eq(attempts.id, lateSubmissions.attemptId))
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(and(isOwnQuiz(at), isNotNull(attempts.submittedAt)))
        .orderBy(asc(lateSubmissions.receivedAt), asc(attempts.id)),
    ),
    findLate: statement(ATTEMPT, (at) =>
      db.select().from(lateSubmissions).where(eq(lateSubmissions.attemptId, at.attemptId)),
    ),

    findAttempt: statement({ ...ATTEMPT, quizId: attempts.quizId }, (at) =>
      db
        .select()
        .from(attempts)
        .where(and(eq(attempts.id, at.attemptId), eq(attempts.quizId, at.quizId))),
    ),
    countSubmitted: statement({ quizId: attempts.quizId }, (at) =>
      db
        .select({ submitted: count() })
        .from(attempts)
        .where(and(eq(attempts.quizId, at.quizId), isNotNull(attempts.submittedAt))),
    ),

    findByReceipt: statement({ ...SOME_QUIZZES, receipt: attempts.receipt }, (at) =>
      receipts().where(and(isAmong(at), eq(attempts.receipt, at.receipt))),
    ),
    /** The last history entry of each attempt: one look-up each, however long the history. */
    listLastLogged: statement(SOME_QUIZZES, (at) =>
      loggedAttempts()
        .innerJoin(
          answerLog,
          sql`${answerLog.attemptId} = ${attempts.id} and ${answerLog.sequence} = (select max(last.sequence) from answer_log last where last.attempt_id = ${attempts.id})`,
        )
        .where(isAmong(at)),
    ),
    /** The submissions of every attempt ever reopened. */
    listLoggedOfReopened: statement(SOME_QUIZZES, (at) =>
      loggedAttempts()
        .innerJoin(answerLog, eq(answerLog.attemptId, attempts.id))
        .where(
          and(
            isAmong(at),
            eq(answerLog.kind, 'submitted'),
            sql`exists (select 1 from clock_entries given where given.attempt_id = ${attempts.id} and given.kind = 'reopened')`,
          ),
        ),
    ),
  };
});

/** Updates columns of an attempt the caller may change. */
export const updateAttempt = (db: Db, attemptId: string, changes: Partial<typeof attempts.$inferInsert>) =>
  db.update(attempts).set(changes).where(eq(attempts.id, attemptId)).run();

export const updateLate = (db: Db, attemptId: string, changes: Partial<LateRecord>) =>
  db.update(lateSubmissions).set(changes).where(eq(lateSubmissions.attemptId, attemptId)).run();

export const deleteLate = (db: Db, attemptId: string) =>
  db.delete(lateSubmissions).where(eq(lateSubmissions.attemptId, attemptId)).run();
