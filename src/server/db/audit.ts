import type { Db } from './open';
import { auditLog } from './records-schema';
import { perDb, statement } from './store';

/** The actor of the operator's page, which has no account. */
export const OPERATOR = 'operator';

export interface AuditEntry {
  readonly at: number;
  /** Null for the server itself or a command on its machine. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const { at, actorId, action, subject, before, after } = auditLog;

const auditStore = perDb((db) => ({
  add: statement({ at, actorId, action, subject, before, after }, (entry) =>
    db.insert(auditLog).values(entry),
  ),
}));

/** Appends one line to the audit log, inside the transaction of the act. */
export function recordAudit(db: Db, entry: AuditEntry): void {
  auditStore(db).add.run({ ...entry, before: toJson(entry.before), after: toJson(entry.after) });
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
