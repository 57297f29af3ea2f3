import { sql } from 'drizzle-orm';
import type { Db } from './open';
import { preparedPerDb } from './prepared-per-db';
import { auditLog } from './records-schema';

export interface AuditEntry {
  readonly at: number;
  /** Null where the server acts by itself. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const statements = preparedPerDb((db) => ({
  add: () =>
    db
      .insert(auditLog)
      .values({
        at: sql.placeholder('at'),
        actorId: sql.placeholder('actorId'),
        action: sql.placeholder('action'),
        subject: sql.placeholder('subject'),
        before: sql.placeholder('before'),
        after: sql.placeholder('after'),
      })
      .prepare(),
}));

/** Adds one line to the append-only audit log, inside the transaction of the act it records. */
export function recordAudit(db: Db, { before, after, ...entry }: AuditEntry): void {
  statements(db).add.run({ ...entry, before: toJson(before), after: toJson(after) });
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
