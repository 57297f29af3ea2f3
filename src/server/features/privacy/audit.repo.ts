import type { Db } from '../../db/open';
import { preparedPerDb } from '../../db/prepared-per-db';

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

const statements = preparedPerDb(({ $client: client }) => ({
  list: () =>
    client.prepare<[AuditFilter], AuditLine>(
      `select at, coalesce(nullif(accounts.email, ''), actor_id) as actor, action, audit_log.subject as subject, before, after
     from audit_log left join accounts on accounts.id = actor_id
     where at >= @sinceMs and (@action = '' or action = @action)
       and (@actor = '' or lower(accounts.email) = @actor)
       and (@subject = '' or instr(audit_log.subject, @subject) > 0
         -- A decision for several students names them beside their marks.
         or (action in ('marks', 'marks-undo') and instr(coalesce(after, ''), @subject) > 0))
     order by audit_log.id desc limit @limit`,
    ),
}));

/** The newest lines that fit, the newest first. */
export const listAudit = (db: Db, filter: AuditFilter): AuditLine[] => statements(db).list.all(filter);
