import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { questionDrafts } from '../../db/quizzes-schema';

/** An unfinished question in a quiz that was found to be the teacher's. */
interface InOwnQuiz {
  readonly quizId: string;
  readonly id: string;
}

const isIt = ({ quizId, id }: InOwnQuiz) => and(eq(questionDrafts.id, id), eq(questionDrafts.quizId, quizId));

/** Writes an unfinished question in the place of what was kept of it; it stays where it stands. */
export function keepDraft(db: Db, row: typeof questionDrafts.$inferInsert): void {
  const { draft, imageUrl, updatedAt } = row;
  db.insert(questionDrafts)
    .values(row)
    .onConflictDoUpdate({ target: questionDrafts.id, set: { draft, imageUrl, updatedAt } })
    .run();
}

/** Nothing is unfinished any more. */
export const dropDraft = (db: Db, at: InOwnQuiz) => db.delete(questionDrafts).where(isIt(at)).run();

export const setDraftDeleted = (db: Db, at: InOwnQuiz, deletedAt: number | null) =>
  db.update(questionDrafts).set({ deletedAt }).where(isIt(at)).run();
