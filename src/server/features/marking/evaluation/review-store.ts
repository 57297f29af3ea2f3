import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { dismissedAlarms, graderNotices, rescores } from '../../../db/grading-schema';
import type { Db } from '../../../db/open';
import { questions } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

const OF_QUIZ = { quizId: questions.quizId };
const liveOfQuiz = (quizId: SQL) => and(eq(questions.quizId, quizId), isNull(questions.deletedAt));

/** Review facts of a question other than its marks. */
export const reviewStore = perDb((db) => ({
  findNotice: statement({ questionId: graderNotices.questionId }, (at) =>
    db
      .select({ notice: graderNotices.notice, at: graderNotices.at })
      .from(graderNotices)
      .where(eq(graderNotices.questionId, at.questionId)),
  ),
  /** The notice and dismissed alarm of each question that has one, in quiz order. */
  listNoted: statement(OF_QUIZ, (at) =>
    db
      .select({
        questionId: questions.id,
        notice: graderNotices.notice,
        evidence: dismissedAlarms.evidence,
      })
      .from(questions)
      .leftJoin(graderNotices, eq(graderNotices.questionId, questions.id))
      .leftJoin(dismissedAlarms, eq(dismissedAlarms.questionId, questions.id))
      .where(liveOfQuiz(at.quizId))
      .orderBy(asc(questions.position)),
  ),
  findRescored: statement({ questionId: rescores.questionId }, (at) =>
    db.select({ changes: rescores.changes }).from(rescores).where(eq(rescores.questionId, at.questionId)),
  ),
  listRescored: statement(OF_QUIZ, (at) =>
    db
      .select({ questionId: rescores.questionId, changes: rescores.changes })
      .from(rescores)
      .innerJoin(questions, eq(questions.id, rescores.questionId))
      .where(liveOfQuiz(at.quizId)),
  ),
}));

export const saveNotice = (db: Db, row: typeof graderNotices.$inferInsert) =>
  db
    .insert(graderNotices)
    .values(row)
    .onConflictDoUpdate({
      target: graderNotices.questionId,
      set: { notice: sql`excluded.notice`, at: sql`excluded.at` },
    })
    .run();

export const deleteNotice = (db: Db, questionId: string) =>
  db.delete(graderNotices).where(eq(graderNotices.questionId, questionId)).run();

export const saveRescored = (db: Db, row: typeof rescores.$inferInsert) =>
  db
    .insert(rescores)
    .values(row)
    .onConflictDoUpdate({
      target: rescores.questionId,
      set: { at: sql`excluded.at`, changes: sql`excluded.changes` },
    })
    .run();

export const deleteRescored = (db: Db, questionId: string) =>
  db.delete(rescores).where(eq(rescores.questionId, questionId)).run();

export const findDismissed = (db: Db, questionId: string) =>
  db
    .select({ evidence: dismissedAlarms.evidence })
    .from(dismissedAlarms)
    .where(eq(dismissedAlarms.questionId, questionId))
    .get();

export const saveDismissed = (db: Db, row: typeof dismissedAlarms.$inferInsert) =>
  db
    .insert(dismissedAlarms)
    .values(row)
    .onConflictDoUpdate({
      target: dismissedAlarms.questionId,
      set: { evidence: sql`excluded.evidence`, at: sql`excluded.at` },
    })
    .run();
