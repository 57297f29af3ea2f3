import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;
const deleted = (more: ReturnType<typeof sql> | undefined) => and(isNotNull(quizzes.deletedAt), more);

export const quizzesAdminRepo = preparedPerDb((db) => {
  const select = () =>
    db
      .select({
        quizId: quizzes.id,
        teacherId: quizzes.teacherId,
        title: quizzes.title,
        email: accounts.email,
        deletedAt: sql<number>`${quizzes.deletedAt}`,
      })
      .from(quizzes)
      .innerJoin(accounts, eq(accounts.id, quizzes.teacherId));
  return {
    listDeleted: () =>
      select()
        .where(deleted(sql`(${at('email')} = '' or lower(${accounts.email}) = ${at('email')})`))
        .orderBy(desc(quizzes.deletedAt))
        .prepare(),
    findDeleted: () =>
      select()
        .where(deleted(sql`${quizzes.id} = ${at('quizId')}`))
        .prepare(),
    restore: () =>
      db
        .update(quizzes)
        .set({ deletedAt: null, title: sql`${at('title')}` })
        .where(eq(quizzes.id, at('quizId')))
        .prepare(),
  };
});
