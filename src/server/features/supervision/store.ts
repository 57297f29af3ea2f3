import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { answers, attempts, lateSubmissions } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { quizzes } from '../../db/quizzes-schema';
import { answerLog, clockEntries } from '../../db/supervision-schema';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

/** What stands on one quiz of the teacher that is not deleted. */
const onOwnQuiz = and(
  eq(quizzes.id, at('quizId')),
  eq(quizzes.teacherId, at('teacherId')),
  isNull(quizzes.deletedAt),
);

const ofTeacher = and(eq(quizzes.teacherId, at('teacherId')), isNull(quizzes.deletedAt));
const isThis = eq(attempts.id, at('attemptId'));
const paper = {
  attempt: attempts,
  quizTitle: quizzes.title,
  studentName: accounts.name,
  studentEmail: accounts.email,
};

export const supervisionRepo = preparedPerDb((db) => ({
  listAttempts: () =>
    db
      .select({
        attempt: attempts,
        studentName: accounts.name,
        studentEmail: accounts.email,
        reloadCount: sql<number>`(select count(*) from focus_events
          where focus_events.attempt_id = ${attempts.id} and focus_events.kind = 'reloaded')`,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(onOwnQuiz)
      .orderBy(asc(attempts.id))
      .prepare(),
  countAnswered: () =>
    db
      .select({ attemptId: answers.attemptId, answeredCount: count() })
      .from(answers)
      .innerJoin(attempts, eq(attempts.id, answers.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(onOwnQuiz, isNotNull(answers.value)))
      .groupBy(answers.attemptId)
      .prepare(),
  /** What was given at once for one reason is one move, latest first. */
  listClockMoves: () =>
    db
      .select({
        kind: clockEntries.kind,
        startedAt: clockEntries.startedAt,
        addedMs: sql<number>`max(${clockEntries.addedMs})`,
        studentCount: sql<number>`count(distinct ${clockEntries.attemptId})`,
        someName: sql<string>`min(${accounts.name})`,
      })
      .from(clockEntries)
      .innerJoin(attempts, eq(attempts.id, clockEntries.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(onOwnQuiz)
      .groupBy(clockEntries.kind, clockEntries.startedAt, clockEntries.recordedAt)
      .orderBy(desc(clockEntries.recordedAt), desc(clockEntries.startedAt), asc(clockEntries.kind))
      .prepare(),

  findAttempt: () =>
    db
      .select({ attempt: attempts })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(isThis, onOwnQuiz))
      .prepare(),
  countSubmitted: () =>
    db
      .select({ submitted: count() })
      .from(attempts)
      .where(and(eq(attempts.quizId, at('quizId')), isNotNull(attempts.submittedAt)))
      .prepare(),
  clearEvaluated: () => db.update(attempts).set({ evaluatedAt: null }).where(isThis).prepare(),
  reopen: () =>
    db
      .update(attempts)
      .set({
        submittedAt: null,
        submittedBy: null,
        receipt: null,
        submissionHash: null,
        closingSince: null,
        evaluatedAt: null,
        writerId: null,
        closesAt: bound('closesAt'),
        tabChangeLimit: bound('tabChangeLimit'),
      })
      .where(and(isThis, isNull(attempts.releasedAt)))
      .prepare(),

  setTabChangeLimit: () =>
    db
      .update(attempts)
      .set({
        tabChangeLimit: bound('tabChangeLimit'),
        closingSince: bound('closingSince'),
        closesAt: bound('closesAt'),
      })
      .where(isThis)
      .prepare(),

  listLate: () =>
    db
      .select({ ...paper, late: lateSubmissions })
      .from(lateSubmissions)
      .innerJoin(attempts, eq(attempts.id, lateSubmissions.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(and(onOwnQuiz, isNotNull(attempts.submittedAt)))
      .orderBy(asc(lateSubmissions.receivedAt), asc(attempts.id))
      .prepare(),
  findLate: () =>
    db
      .select()
      .from(lateSubmissions)
      .where(eq(lateSubmissions.attemptId, at('attemptId')))
      .prepare(),
  decideLate: () =>
    db
      .update(lateSubmissions)
      .set({ decision: bound('decision'), decidedAt: bound('now') })
      .where(and(eq(lateSubmissions.attemptId, at('attemptId')), isNull(lateSubmissions.decision)))
      .prepare(),
  removeLate: () =>
    db
      .delete(lateSubmissions)
      .where(eq(lateSubmissions.attemptId, at('attemptId')))
      .prepare(),

  findByReceipt: () =>
    db
      .select(paper)
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(and(ofTeacher, eq(attempts.receipt, at('receipt'))))
      .prepare(),
  /** The last entry in the history of each attempt: one look-up each, however long the histories are. */
  listLastLogged: () =>
    db
      .select({ ...paper, hash: answerLog.hash, at: answerLog.at })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .innerJoin(
        answerLog,
        sql`${answerLog.attemptId} = ${attempts.id} and ${answerLog.sequence} = (select max(last.sequence) from answer_log last where last.attempt_id = ${attempts.id})`,
      )
      .where(ofTeacher)
      .prepare(),
  /** The submissions of each attempt that was ever reopened. */
  listLoggedOfReopened: () =>
    db
      .select({ ...paper, hash: answerLog.hash, at: answerLog.at })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .innerJoin(answerLog, eq(answerLog.attemptId, attempts.id))
      .where(
        and(
          ofTeacher,
          eq(answerLog.kind, 'submitted'),
          sql`exists (select 1 from clock_entries given where given.attempt_id = ${attempts.id} and given.kind = 'reopened')`,
        ),
      )
      .prepare(),
}));
