import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { auditLog } from '../../db/records-schema';

/** A line of the audit log; `at` is epoch milliseconds. */
export interface AuditLine {
  readonly at: number;
  /** The address of who did it; null where the server or the person who runs it did. */
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditFilter {
  /** An address in lower case; empty: anybody. */
  readonly actor: string;
  /** Empty: any. */
  readonly action: string;
  /** Part of what it was done to; empty: anything. */
  readonly subject: string;
  readonly sinceMs: number;
  readonly limit: number;
}

/** A decision for several students names them beside their marks. */
const isDecision = inArray(auditLog.action, ['marks', 'marks-undo']);
const has = (column: typeof auditLog.subject | typeof auditLog.after, part: string) =>
  sql`instr(${column}, ${part}) > 0`;

/** The newest lines that fit, the newest first. */
export const listAudit = (db: Db, { actor, action, subject, sinceMs, limit }: AuditFilter): AuditLine[] =>
  db
    .select({
      at: auditLog.at,
      actor: sql<string | null>`coalesce(nullif(${accounts.email}, ''), ${auditLog.actorId})`,
      ...columnsOf(auditLog, 'action', 'subject', 'before', 'after'),
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(
      and(
        gte(auditLog.at, sinceMs),
        action === '' ? undefined : eq(auditLog.action, action),
        actor === '' ? undefined : eq(sql`lower(${accounts.email})`, actor),
        subject === ''
          ? undefined
          : or(has(auditLog.subject, subject), and(isDecision, has(auditLog.after, subject))),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .all();
