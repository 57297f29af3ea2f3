import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { questions, quizzes } from '../../db/quizzes-schema';

// What is deleted counts too: it lies in the same file until it is removed for good.

export const countQuizzes = (db: Db, teacherId: string) =>
  db.select({ count: count() }).from(quizzes).where(eq(quizzes.teacherId, teacherId)).get();

export const countQuestions = (db: Db, quizId: string) =>
  db
    .select({ count: count(sql`case when ${questions.deletedAt} is null then 1 end`), ever: count() })
    .from(questions)
    .where(eq(questions.quizId, quizId))
    .get();

export const countImages = (db: Db, teacherId: string) =>
  db
    .select({ count: count() })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(quizzes.teacherId, teacherId), isNotNull(questions.imageUrl)))
    .get();
