import type { Actor } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { deleteSessionsOf } from './store';

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
