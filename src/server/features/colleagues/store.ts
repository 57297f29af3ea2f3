import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SharedRight } from '../../../shared/access/rights';
import { classShares, quizShares } from '../../db/colleagues-schema';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';

type Table = typeof quizShares | typeof classShares;

export interface SharedKey {
  readonly what: 'quiz' | 'class';
  readonly id: string;
}
/** A colleague's share; the address is in lower case. */
export interface ShareRecord {
  readonly email: string;
  readonly right: SharedRight;
  readonly expiresAt: number | null;
}

const tableOf = ({ what }: SharedKey) => (what === 'quiz' ? quizShares : classShares);
const isOf = ({ what, id }: SharedKey) =>
  what === 'quiz' ? eq(quizShares.quizId, id) : eq(classShares.classId, id);
const isShare = (key: SharedKey, email: string) => and(isOf(key), eq(tableOf(key).email, email));
const lasts = (table: Table, now: number) => or(isNull(table.expiresAt), gt(table.expiresAt, now));

/** A share, expired or not. */
export const findShare = (db: Db, key: SharedKey, email: string): ShareRecord | undefined => {
  const table = tableOf(key);
  const { right, expiresAt } = table;
  return db.select({ email: table.email, right, expiresAt }).from(table).where(isShare(key, email)).get();
};

/** The unexpired shares by address, with the name of the latest teacher account of each. */
export function listShares(db: Db, key: SharedKey, now: number) {
  const table = tableOf(key);
  const { email, right, expiresAt } = table;
  return db
    .select({ email, right, expiresAt, name: nameUnder(key) })
    .from(table)
    .where(and(isOf(key), lasts(table, now)))
    .orderBy(asc(email))
    .all();
}

/** Names the table explicitly: drizzle omits it from columns of a single table. */
const nameUnder = ({ what }: SharedKey) => sql<string | null>`(select name from accounts
  where lower(accounts.email) = ${sql.raw(`${what}_shares.email`)} and accounts.role = 'teacher'
  order by created_at desc, rowid desc limit 1)`;

export function saveShare(db: Db, { what, id }: SharedKey, share: ShareRecord, now: number): void {
  const { right, expiresAt } = share;
  const set = { right, expiresAt };
  const made = { ...share, createdAt: now };
  if (what === 'quiz') {
    const target = [quizShares.quizId, quizShares.email];
    db.insert(quizShares)
      .values({ quizId: id, ...made })
      .onConflictDoUpdate({ target, set })
      .run();
  } else {
    const target = [classShares.classId, classShares.email];
    db.insert(classShares)
      .values({ classId: id, ...made })
      .onConflictDoUpdate({ target, set })
      .run();
  }
}

export const deleteShare = (db: Db, key: SharedKey, email: string) =>
  db.delete(tableOf(key)).where(isShare(key, email)).run();

export const colleaguesStore = perDb((db) => ({
  /** For each colleague of any class of the quiz, their right to each class. */
  listByClass: statement({ quizId: quizShares.quizId, now: 'number' }, (at) => {
    const shareLasts = sql`(share.expires_at is null or share.expires_at > ${at.now})`;
    return db
      .select({
        email: sql<string>`who.email`,
        name: sql<string | null>`(select name from accounts where lower(accounts.email) = who.email
          and accounts.role = 'teacher' order by created_at desc, rowid desc limit 1)`,
        className: sql<string>`class.name`,
        right: sql<SharedRight | null>`case when exists (select 1 from accounts where accounts.id = class.teacher_id
          and lower(accounts.email) = who.email) then 'edit' else share.right end`,
        isGiving: sql<number>`share.right is not null and class.deleted_at is null
          and class.teacher_id = quiz.teacher_id`,
        expiresAt: sql<number | null>`share.expires_at`,
      })
      .from(
        sql`quizzes quiz join assignment_classes assigned on assigned.quiz_id = quiz.id
          join classes class on class.id = assigned.class_id
          join (select distinct share.email from class_shares share
            join assignment_classes its on its.class_id = share.class_id
            where its.quiz_id = ${at.quizId} and ${shareLasts}) who
          left join class_shares share on share.class_id = class.id and share.email = who.email and ${shareLasts}`,
      )
      .where(sql`quiz.id = ${at.quizId}`)
      .orderBy(sql`who.email, class.name`);
  }),
}));
