import { and, asc, count, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accounts, sessions } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { operatorLinks } from '../../db/operations-schema';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb } from '../../db/store';

/** The expiry of each operator session by token hash; in memory only. */
export const operatorSessionsOf = perDb(() => new Map<string, number>());

export const insertLink = (db: Db, link: typeof operatorLinks.$inferInsert) =>
  db.insert(operatorLinks).values(link).run();

export const deleteLinksOver = (db: Db, now: number) =>
  db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now)).run();

/** Consumes a valid link; returns whether there was one. */
export const takeLink = (db: Db, { tokenHash, now }: { tokenHash: string; now: number }): boolean =>
  db
    .delete(operatorLinks)
    .where(and(eq(operatorLinks.tokenHash, tokenHash), gt(operatorLinks.expiresAt, now)))
    .run().changes > 0;

/** A page of a list: lower-case search text, limit and offset. */
export interface Slice {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

const has = (search: string, ...columns: SQLiteColumn[]): SQL | undefined =>
  search === '' ? undefined : or(...columns.map((column) => sql`instr(lower(${column}), ${search}) > 0`));

/** Without erased teachers, whose rows remain only because other data needs them. */
const isTeacher = (search: string) =>
  and(
    eq(accounts.role, 'teacher'),
    ne(accounts.issuer, 'erased'),
    has(search, accounts.email, accounts.name),
  );

/** Qualified, or the queries below would resolve it to their own column. */
const accountId = sql.raw('accounts.id');

const teachers = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(accounts, 'id', 'name', 'email', 'createdAt', 'planActiveUntil'),
      lastSeenAt: sql<number | null>`(select max(${sessions.lastUsedAt}) from ${sessions}
        where ${sessions.accountId} = ${accountId})`,
      quizzes: sql<number>`(select count(*) from ${quizzes}
        where ${quizzes.teacherId} = ${accountId} and ${quizzes.deletedAt} is null)`,
    })
    .from(accounts)
    .where(where)
    .orderBy(asc(sql`lower(${accounts.email})`), asc(accounts.id));

export type TeacherRecord = ReturnType<typeof listTeachers>[number];

export const listTeachers = (db: Db, { search, limit, offset }: Slice) =>
  teachers(db, isTeacher(search)).limit(limit).offset(offset).all();

export const findTeacher = (db: Db, teacherId: string) =>
  teachers(db, and(isTeacher(''), eq(accounts.id, teacherId))).get();

export const countTeachers = (db: Db, search: string): number =>
  db.select({ count: count() }).from(accounts).where(isTeacher(search)).get()?.count ?? 0;

const isClass = (search: string) =>
  and(isNull(classes.deletedAt), has(search, classes.name, accounts.email, accounts.name));

/** Untrashed classes with their teachers. */
export const listClasses = (db: Db, { search, limit, offset }: Slice) =>
  db
    .select({
      ...columnsOf(classes, 'id', 'name', 'createdAt'),
      teacher: columnsOf(accounts, 'name', 'email'),
      members: sql<number>`(select count(*) from ${classMembers}
        where ${classMembers.classId} = ${classes.id} and ${classMembers.removedAt} is null)`,
      lastUsedAt: sql<number | null>`(select max(${attempts.startedAt}) from ${classMembers}
        join ${attempts} on ${attempts.studentId} = ${classMembers.accountId}
        where ${classMembers.classId} = ${classes.id})`,
    })
    .from(classes)
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(isClass(search))
    .orderBy(asc(sql`lower(${classes.name})`), asc(accounts.email), asc(classes.id))
    .limit(limit)
    .offset(offset)
    .all();

export const countClasses = (db: Db, search: string): number =>
  db
    .select({ count: count() })
    .from(classes)
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(isClass(search))
    .get()?.count ?? 0;

/** The quizzes whose questions show these images. */
export const listQuizzesOfImages = (db: Db, imageUrls: readonly string[]) =>
  db
    .select({ imageUrl: questions.imageUrl, title: quizzes.title, email: accounts.email })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(accounts, eq(accounts.id, quizzes.teacherId))
    .where(inArray(questions.imageUrl, [...imageUrls]))
    .all();
