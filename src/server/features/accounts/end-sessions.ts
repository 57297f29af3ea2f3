import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { listAccountsByEmail } from './admin-store';
import { type AdmittingDeps, isStillAdmitted } from './find-session';
import { deleteSessionsOf, listSessionReasons } from './store';

type EndDeps = Pick<Deps, 'db' | 'clock'>;

/** Ends every session under an address, in both roles; returns their number (404 for an unknown address). */
export function endSessions(deps: EndDeps & Pick<Deps, 'inTransaction'>, email: string): number {
  return deps.inTransaction(() => {
    const address = email.trim().toLowerCase();
    // Accounts without an address belong to many people.
    const known = address === '' ? [] : listAccountsByEmail(deps.db, address);
    if (known.length === 0) throw new DomainError('not_found', `Nobody has the address ${email}.`);
    return endAll(deps, known);
  });
}

/** Ends sessions whose reason disappeared since the last start, so that they cannot come back; returns their number. */
export function endSessionsWithoutReason(
  deps: EndDeps & Pick<Deps, 'inTransaction' | 'log'> & AdmittingDeps,
): number {
  const ended = deps.inTransaction(() =>
    endAll(
      deps,
      listSessionReasons(deps.db).filter((reason) => !isStillAdmitted(deps, reason, deps.clock.now())),
    ),
  );
  if (ended > 0) deps.log.info('sessions-without-reason-ended', { sessions: ended });
  return ended;
}

/** Ends the sessions of accounts; part of the caller's transaction. */
export const endSessionsOf = (deps: EndDeps, accountIds: readonly string[], by: string | null): number =>
  endAll(
    deps,
    accountIds.map((accountId) => ({ accountId })),
    by,
  );

function endAll(
  { db, clock }: EndDeps,
  whose: readonly { accountId: string; provider?: string }[],
  by: string | null = null,
): number {
  let ended = 0;
  for (const { accountId, provider } of whose) {
    const { changes } = deleteSessionsOf(db, { accountId, ...(provider !== undefined && { provider }) });
    recordAudit(db, {
      at: clock.now(),
      actorId: by,
      action: 'sessions-ended',
      subject: accountId,
      after: { sessionsEnded: changes },
    });
    ended += changes;
  }
  return ended;
}
