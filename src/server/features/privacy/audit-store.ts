import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accounts } from '../../db/accounts-schema';
import { classes } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';

/** A line of the audit log; `at` is epoch milliseconds. */
export interface AuditLine {
  readonly id: number;
  readonly at: number;
  /** The actor's address; null for the server or the operator. */
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  /** The current title, name or address of the subject. */
  readonly called: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditFilter {
  /** Part of a lower-case address, or an actor without account; '' for any. */
  readonly actor: string;
  /** '' for any. */
  readonly action: string;
  /** Part of the subject's id or name; '' for any. */
  readonly subject: string;
  readonly sinceMs: number;
  /** Only lines before this one; all if absent. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** A decision for several students names them beside their marks. */
const isDecision = inArray(auditLog.action, ['marks', 'marks-undo']);
const has = (column: typeof auditLog.subject | typeof auditLog.after, part: string) =>
  sql`instr(${column}, ${part}) > 0`;
const subjects = alias(accounts, 'subjects');
const called = sql<string | null>`coalesce(${quizzes.title}, ${classes.name}, nullif(${subjects.email}, ''))`;

const like = (column: SQLiteColumn, part: string) => sql`instr(lower(${column}), ${part}) > 0`;

// Looked up once for the whole log: a join over 200,000 lines blocked the thread for 0.6 s.
const accountsLike = (db: Db, part: string) =>
  db.select({ id: accounts.id }).from(accounts).where(like(accounts.email, part));
const namedLike = (db: Db, part: string) =>
  accountsLike(db, part)
    .union(db.select({ id: quizzes.id }).from(quizzes).where(like(quizzes.title, part)))
    .union(db.select({ id: classes.id }).from(classes).where(like(classes.name, part)));

/** The newest matching lines, newest first. */
export const listAudit = (db: Db, filter: AuditFilter): AuditLine[] => {
  const { actor, action, subject, sinceMs, beforeId, limit } = filter;
  return db
    .select({
      at: auditLog.at,
      actor: sql<string | null>`coalesce(nullif(${accounts.email}, ''), ${auditLog.actorId})`,
      called,
      ...columnsOf(auditLog, 'id', 'action', 'subject', 'before', 'after'),
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(quizzes, eq(quizzes.id, auditLog.subject))
    .leftJoin(classes, eq(classes.id, auditLog.subject))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .where(
      and(
        gte(auditLog.at, sinceMs),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
        action === '' ? undefined : eq(auditLog.action, action),
        actor === ''
          ? undefined
          : or(inArray(auditLog.actorId, accountsLike(db, actor)), eq(auditLog.actorId, actor)),
        subject === ''
          ? undefined
          : or(
              has(auditLog.subject, subject),
              and(isDecision, has(auditLog.after, subject)),
              inArray(auditLog.subject, namedLike(db, subject.toLowerCase())),
            ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .all();
};
