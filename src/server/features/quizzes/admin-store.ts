import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';

const deleted = (db: Db, more: SQL | undefined) =>
  db
    .select({
      quizId: quizzes.id,
      teacherId: quizzes.teacherId,
      title: quizzes.title,
      email: accounts.email,
      deletedAt: sql<number>`${quizzes.deletedAt}`,
    })
    .from(quizzes)
    .innerJoin(accounts, eq(accounts.id, quizzes.teacherId))
    .where(and(isNotNull(quizzes.deletedAt), more))
    .orderBy(desc(quizzes.deletedAt));

/** The deleted quizzes of one teacher, or of all teachers for an empty address, last deleted first. */
export const listDeleted = (db: Db, email: string) =>
  deleted(db, email === '' ? undefined : eq(sql`lower(${accounts.email})`, email)).all();

export const findDeleted = (db: Db, quizId: string) => deleted(db, eq(quizzes.id, quizId)).get();
