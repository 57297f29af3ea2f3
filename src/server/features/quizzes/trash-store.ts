import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** A restorable quiz. */
export interface TrashedQuiz {
  readonly quizId: string;
  readonly title: string;
  readonly deletedAt: number;
  /** The submissions restored with it. */
  readonly paperCount: number;
}

const OWNER = { teacherId: quizzes.teacherId };
const ownDeleted = (teacherId: SQL) => and(eq(quizzes.teacherId, teacherId), isNotNull(quizzes.deletedAt));

export const trashStore = perDb((db) => {
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
    list: statement(OWNER, (at) =>
      select().where(ownDeleted(at.teacherId)).orderBy(desc(quizzes.deletedAt), desc(sql`rowid`)),
    ),
    find: statement({ ...OWNER, quizId: quizzes.id }, (at) =>
      select().where(and(eq(quizzes.id, at.quizId), ownDeleted(at.teacherId))),
    ),
  };
});
