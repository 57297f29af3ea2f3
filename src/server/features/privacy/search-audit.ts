import type { Deps } from '../../deps';
import { type AuditLine, listAudit } from './audit-store';

const SHOWN_UNLESS_ASKED = 100;
const SHOWN_AT_MOST = 10_000;

/** The audit log, newest first, optionally before the line `beforeId`; absent filters match all. */
export function searchAudit(
  { db }: Pick<Deps, 'db'>,
  {
    actor = '',
    action = '',
    subject = '',
    sinceMs = 0,
    beforeId,
    limit = SHOWN_UNLESS_ASKED,
  }: {
    readonly actor?: string | undefined;
    readonly action?: string | undefined;
    readonly subject?: string | undefined;
    readonly sinceMs?: number | undefined;
    readonly beforeId?: number | undefined;
    readonly limit?: number | undefined;
  },
): readonly AuditLine[] {
  return listAudit(db, {
    actor: actor.trim().toLowerCase(),
    action,
    subject,
    sinceMs,
    beforeId,
    limit: Math.min(limit, SHOWN_AT_MOST),
  });
}
