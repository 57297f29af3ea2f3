import type { Column } from 'drizzle-orm';
import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts, results } from '../../db/attempts-schema';
import { questionCorrections } from '../../db/corrections-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';

export type ResultRecord = typeof results.$inferSelect;

const at = sql.placeholder;

/** The score of one attempt in the marks that a correction keeps as JSON. */
const scoreIn = (state: Column) =>
  sql<number | null>`json_extract(${state}, '$.marks."' || ${at('attemptId')} || '".score')`;

/** Everything of one teacher's quizzes that are not deleted. */
const ownLive = and(eq(quizzes.teacherId, at('teacherId')), isNull(quizzes.deletedAt));
const ownOne = and(eq(quizzes.id, at('quizId')), ownLive);
const submittedOn = and(ownOne, isNotNull(attempts.submittedAt));

export const resultsRepo = preparedPerDb((db) => ({
  listSubmitted: () =>
    db
      .select({
        attemptId: attempts.id,
        studentId: accounts.id,
        studentName: accounts.name,
        studentEmail: accounts.email,
        submittedAt: attempts.submittedAt,
        submittedBy: attempts.submittedBy,
        closingSince: attempts.closingSince,
        evaluatedAt: attempts.evaluatedAt,
        releasedAt: attempts.releasedAt,
        focusLostCount: attempts.focusLostCount,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(submittedOn)
      // By name they are sorted where all lists are; namesakes of one address keep this order.
      .orderBy(asc(attempts.id))
      .prepare(),
  /** Also of a deleted quiz. */
  findOpenness: () =>
    db
      .select({
        acceptingResponses: quizzes.acceptingResponses,
        runningCount: sql<number>`(select count(*) from attempts running where running.quiz_id = quizzes.id and running.submitted_at is null)`,
      })
      .from(quizzes)
      .where(eq(quizzes.id, at('quizId')))
      .prepare(),
  listResultsOfAttempt: () =>
    db
      .select()
      .from(results)
      .where(eq(results.attemptId, at('attemptId')))
      .prepare(),
  /** The corrections that stand since the release of an attempt, oldest first, with what they did to its marks. */
  listCorrections: () =>
    db
      .select({
        questionId: questionCorrections.questionId,
        correctedAt: questionCorrections.at,
        scoreBefore: scoreIn(questionCorrections.before),
        scoreAfter: scoreIn(questionCorrections.after),
      })
      .from(questionCorrections)
      .innerJoin(questions, eq(questions.id, questionCorrections.questionId))
      .where(
        and(
          eq(questions.quizId, at('quizId')),
          isNull(questionCorrections.undoneAt),
          gte(questionCorrections.at, at('releasedAt')),
        ),
      )
      .orderBy(asc(questionCorrections.at), asc(sql`${questionCorrections}.rowid`))
      .prepare(),

  listQuizzes: () =>
    db
      .select({ quizId: quizzes.id, title: quizzes.title })
      .from(quizzes)
      .where(ownLive)
      .orderBy(asc(quizzes.createdAt), asc(sql`${quizzes}.rowid`))
      .prepare(),
  listQuestions: () =>
    db
      .select({ quizId: questions.quizId, questionId: questions.id, text: questions.text })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .where(and(ownLive, isNull(questions.deletedAt)))
      .orderBy(asc(questions.position), asc(sql`${questions}.rowid`))
      .prepare(),
  listAllSubmitted: () =>
    db
      .select({ quizId: attempts.quizId, attemptId: attempts.id, email: accounts.email })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(and(ownLive, isNotNull(attempts.submittedAt)))
      .orderBy(asc(attempts.id))
      .prepare(),
}));
