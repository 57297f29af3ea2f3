import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { answers, attempts, results } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';
import { statement } from '../../db/statement';

const OWN = { studentId: attempts.studentId };

/** All that a student has done, with a few statements however much that is. */
export const dashboardStore = preparedPerDb((db) => ({
  /** Also on deleted quizzes: who took part keeps what was released. */
  listAttempts: () =>
    statement(OWN, (at) =>
      db
        .select({
          attempt: attempts,
          title: quizzes.title,
          shareId: quizzes.shareId,
          pausedAt: quizzes.pausedAt,
          deletedAt: quizzes.deletedAt,
        })
        .from(attempts)
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(eq(attempts.studentId, at.studentId))
        .orderBy(desc(attempts.startedAt), desc(attempts.id)),
    ),
  listAnswers: () =>
    statement(OWN, (at) =>
      db
        .select({ attemptId: answers.attemptId, questionId: answers.questionId, value: answers.value })
        .from(answers)
        .innerJoin(attempts, eq(attempts.id, answers.attemptId))
        .where(
          and(
            eq(attempts.studentId, at.studentId),
            isNotNull(attempts.submittedAt),
            isNotNull(answers.value),
          ),
        ),
    ),
  listReleasedResults: () =>
    statement(OWN, (at) =>
      db
        .select({
          attemptId: results.attemptId,
          questionId: results.questionId,
          isCorrect: results.isCorrect,
          score: results.score,
          maximumMarks: results.maximumMarks,
        })
        .from(results)
        .innerJoin(attempts, eq(attempts.id, results.attemptId))
        .innerJoin(questions, eq(questions.id, results.questionId))
        .where(
          and(
            eq(attempts.studentId, at.studentId),
            isNotNull(attempts.releasedAt),
            isNull(questions.deletedAt),
          ),
        )
        .orderBy(asc(questions.position)),
    ),
  listMaxima: () =>
    statement(OWN, (at) =>
      db
        .select({ quizId: questions.quizId, maxScore: sql<number>`sum(${questions.maximumMarks})` })
        .from(questions)
        .innerJoin(attempts, eq(attempts.quizId, questions.quizId))
        .where(
          and(
            eq(attempts.studentId, at.studentId),
            isNotNull(attempts.releasedAt),
            isNull(questions.deletedAt),
          ),
        )
        .groupBy(questions.quizId),
    ),
}));
