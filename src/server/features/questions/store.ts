import { and, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { OWNER, ownedBy } from '../../db/own-quiz';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** What a request fills of a question. */
type QuestionColumns = Omit<typeof questions.$inferInsert, 'id' | 'quizId' | 'position' | 'deletedAt'>;

export const questionsStore = perDb((db) => ({
  /** A question of the teacher's, deleted or not, in a quiz that is not. */
  findOwn: statement({ ...OWNER, questionId: questions.id }, (at) =>
    db
      .select({ questionId: questions.id, quizId: questions.quizId, deletedAt: questions.deletedAt })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .where(and(eq(questions.id, at.questionId), ownedBy(at))),
  ),
}));

/** Writes questions at the end of an own quiz: after deleted ones too, which may come back to their places. */
export function appendQuestions(
  db: Db,
  { quizId, teacherId }: { quizId: string; teacherId: string },
  rows: readonly (QuestionColumns & { id: string })[],
): void {
  const last = db
    .select({ position: max(questions.position) })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(questions.quizId, quizId), ownedBy({ teacherId })))
    .get();
  const first = (last?.position ?? -1) + 1;
  rows.forEach((row, at) => {
    db.insert(questions)
      .values({ ...row, quizId, position: first + at })
      .run();
  });
}

interface OwnQuestion {
  readonly questionId: string;
  readonly teacherId: string;
}

/** Changes columns of a question in a quiz of the teacher's. */
export const updateOwnQuestion = (
  db: Db,
  { questionId, teacherId }: OwnQuestion,
  changes: Partial<QuestionColumns & Pick<typeof questions.$inferInsert, 'deletedAt'>>,
) =>
  db
    .update(questions)
    .set(changes)
    .where(
      and(
        eq(questions.id, questionId),
        sql`${questions.quizId} in (select id from quizzes where teacher_id = ${teacherId} and deleted_at is null)`,
      ),
    )
    .run();
