import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { attempts } from '../../../db/attempts-schema';
import { appeals } from '../../../db/feedback-schema';
import type { Db } from '../../../db/open';
import { questions, quizzes } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

interface Key {
  readonly attemptId: string;
  readonly questionId: string;
}

const { text, askedAt, answer, answeredAt } = appeals;
const APPEAL = { text, askedAt, answer, answeredAt };

export const appealsStore = perDb((db) => ({
  find: statement({ attemptId: appeals.attemptId, questionId: appeals.questionId }, (at) =>
    db
      .select(APPEAL)
      .from(appeals)
      .where(and(eq(appeals.attemptId, at.attemptId), eq(appeals.questionId, at.questionId))),
  ),
  listOfAttempt: statement({ attemptId: appeals.attemptId }, (at) =>
    db
      .select({ questionId: appeals.questionId, ...APPEAL })
      .from(appeals)
      .where(eq(appeals.attemptId, at.attemptId)),
  ),
  /** Oldest first. */
  listOfQuiz: statement({ quizId: questions.quizId }, (at) =>
    db
      .select({ studentId: attempts.studentId, questionId: appeals.questionId, ...APPEAL })
      .from(questions)
      .innerJoin(appeals, eq(appeals.questionId, questions.id))
      .innerJoin(attempts, eq(attempts.id, appeals.attemptId))
      .where(eq(questions.quizId, at.quizId))
      .orderBy(asc(appeals.askedAt), asc(sql`${appeals}.rowid`)),
  ),
  /** A student's in some quizzes, the open ones first, then by date, newest first; `quizIds` is JSON. */
  listOfStudent: statement({ studentId: attempts.studentId, quizIds: 'text' }, (at) =>
    db
      .select({
        quizId: attempts.quizId,
        title: quizzes.title,
        questionId: appeals.questionId,
        number: sql<number>`(select count(*) from questions earlier where earlier.quiz_id = ${questions.quizId} and earlier.position <= ${questions.position} and earlier.deleted_at is null)`,
        ...APPEAL,
      })
      .from(attempts)
      .innerJoin(appeals, eq(appeals.attemptId, attempts.id))
      .innerJoin(questions, and(eq(questions.id, appeals.questionId), isNull(questions.deletedAt)))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(
        and(
          eq(attempts.studentId, at.studentId),
          sql`${attempts.quizId} in (select value from json_each(${at.quizIds}))`,
        ),
      )
      .orderBy(sql`${appeals.answer} is not null`, desc(appeals.askedAt)),
  ),
}));

/** Inserts a second look; replaces an answered one. */
export const saveAppeal = (db: Db, asked: Key & { text: string; askedAt: number }) =>
  db
    .insert(appeals)
    .values(asked)
    .onConflictDoUpdate({
      target: [appeals.attemptId, appeals.questionId],
      set: { text: asked.text, askedAt: asked.askedAt, answer: null, answeredAt: null },
    })
    .run();

export const saveAppealAnswer = (
  db: Db,
  { attemptId, questionId, ...said }: Key & { answer: string; answeredAt: number },
) =>
  db
    .update(appeals)
    .set(said)
    .where(and(eq(appeals.attemptId, attemptId), eq(appeals.questionId, questionId)))
    .run();
