import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { preparedPerDb } from '../../db/prepared-per-db';
import { quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;
const ownDeleted = and(eq(quizzes.teacherId, at('teacherId')), isNotNull(quizzes.deletedAt));

export const trashRepo = preparedPerDb((db) => {
  const select = () =>
    db
      .select({
        quizId: quizzes.id,
        title: quizzes.title,
        deletedAt: sql<number>`${quizzes.deletedAt}`,
        paperCount: sql<number>`(select count(*) from attempts where attempts.quiz_id = quizzes.id)`,
      })
      .from(quizzes);
  return {
    list: () => select().where(ownDeleted).orderBy(desc(quizzes.deletedAt), desc(sql`rowid`)).prepare(),
    find: () =>
      select()
        .where(and(eq(quizzes.id, at('quizId')), ownDeleted))
        .prepare(),
  };
});
