import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** A stored draft of a question. */
export type DraftRecord = typeof questionDrafts.$inferSelect;

const IN_QUIZ = { quizId: quizzes.id };

export const draftsStore = perDb((db) => ({
  list: statement(IN_QUIZ, (at) =>
    db
      .select()
      .from(questionDrafts)
      .where(and(eq(questionDrafts.quizId, at.quizId), isNull(questionDrafts.deletedAt))),
  ),
  /** The shared order of questions and new drafts. */
  listPlaces: statement(IN_QUIZ, (at) =>
    db
      .select({ id: questions.id, position: questions.position })
      .from(questions)
      .where(and(eq(questions.quizId, at.quizId), isNull(questions.deletedAt)))
      .unionAll(
        db
          .select({ id: questionDrafts.id, position: sql<number>`${questionDrafts.position}` })
          .from(questionDrafts)
          .where(
            and(
              eq(questionDrafts.quizId, at.quizId),
              isNull(questionDrafts.deletedAt),
              isNotNull(questionDrafts.position),
            ),
          ),
      )
      .orderBy(sql`position`),
  ),
}));

/** Sets the position of a question or a new draft. */
export function setPosition(
  db: Db,
  { quizId, id, position }: { quizId: string; id: string; position: number },
): void {
  for (const table of [questions, questionDrafts]) {
    const { changes } = db
      .update(table)
      .set({ position })
      .where(and(eq(table.id, id), eq(table.quizId, quizId)))
      .run();
    // A change of a stored question has no position of its own.
    if (changes > 0) return;
  }
}
