import type { Actor } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { deleteSession, deleteSessionsOf } from './store';

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
