import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

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
