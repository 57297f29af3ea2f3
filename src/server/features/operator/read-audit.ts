import type * as z from 'zod';
import { auditPageSchema } from '../../../shared/operator/audit';
import { AUDIT_LINES_PER_PAGE } from '../../../shared/operator/limits';
import type { AuditRequest } from '../../../shared/operator/request';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { searchAudit } from '../privacy/search-audit';

/** A page of the audit log, newest first, without the states before and after, which contain marks, keys and texts. */
export function readAudit(
  deps: Pick<Deps, 'db'>,
  { input: { by, act, about, since, cursor } }: { input: AuditRequest },
): z.output<typeof auditPageSchema> {
  const found = searchAudit(deps, {
    actor: by,
    action: act,
    subject: about.trim(),
    sinceMs: since,
    beforeId: cursor,
    // One more row tells whether there is a next page.
    limit: AUDIT_LINES_PER_PAGE + 1,
  });
  return auditPageSchema.parse({
    lines: found.slice(0, AUDIT_LINES_PER_PAGE).map(({ id, at, actor, action, subject, called }) => ({
      _id: id,
      at,
      by: actorOf(actor),
      act: action,
      about: subject,
      called,
    })),
    hasMore: found.length > AUDIT_LINES_PER_PAGE,
  });
}

function actorOf(actor: string | null) {
  if (actor === null) return { kind: 'server' };
  return actor === OPERATOR ? { kind: 'operator' } : { kind: 'person', called: actor };
}
