import { and, asc, eq, sql } from 'drizzle-orm';
import { attempts } from '../../../db/attempts-schema';
import { appeals } from '../../../db/feedback-schema';
import type { Db } from '../../../db/open';
import { questions } from '../../../db/quizzes-schema';
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
