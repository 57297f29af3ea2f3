import type { Actor } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { listAccountsByEmail } from './admin-store';
import { type AdmittingDeps, isStillAdmitted } from './find-session';
import { deleteSession, deleteSessionsOf, listSessionReasons } from './store';

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

/** Ends the actor's current session. */
export function logout({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }): { message: string } {
  deleteSession(db, actor.sessionId);
  return { message: messages.loggedOut };
}

/** Ends every session of the actor's account on all devices, including the current one. */
export function logoutEverywhere(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor: { accountId } }: { actor: Actor },
): { message: string; sessionsEnded: number } {
  const { changes: sessionsEnded } = deleteSessionsOf(db, { accountId });
  recordAudit(db, {
    at: clock.now(),
    actorId: accountId,
    action: 'logout-everywhere',
    subject: accountId,
    after: { sessionsEnded },
  });
  return { message: messages.loggedOutEverywhere, sessionsEnded };
}
