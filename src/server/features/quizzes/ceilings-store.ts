import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;

/** What is deleted counts too: it lies in the same file until it is removed for good. */
export const ceilingsRepo = preparedPerDb((db) => ({
  countQuizzes: () =>
    db
      .select({ count: count() })
      .from(quizzes)
      .where(eq(quizzes.teacherId, at('teacherId')))
      .prepare(),
  countQuestions: () =>
    db
      .select({ count: count(sql`case when ${questions.deletedAt} is null then 1 end`), ever: count() })
      .from(questions)
      .where(eq(questions.quizId, at('quizId')))
      .prepare(),
  countImages: () =>
    db
      .select({ count: count() })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .where(and(eq(quizzes.teacherId, at('teacherId')), isNotNull(questions.imageUrl)))
      .prepare(),
}));
