import { DomainError } from '../../../shared/errors';
import { OPERATOR_LINK_LIFETIME_MS, OPERATOR_SESSION_LIFETIME_MS } from '../../../shared/operator/limits';
import { operatorMessages } from '../../../shared/operator/messages';
import type { OperatorSession } from '../../../shared/operator/schema';
import { OPERATOR, recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { deleteLinksOver, insertLink, operatorSessionsOf, takeLink } from './store';

/** Makes the token of a one-time link to the operator's page, valid for 10 minutes. */
export function makeOperatorLink({
  db,
  clock,
  ids,
  inTransaction,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>): string {
  const token = ids.token();
  const now = clock.now();
  inTransaction(() => {
    deleteLinksOver(db, now);
    insertLink(db, { tokenHash: ids.hash(token), expiresAt: now + OPERATOR_LINK_LIFETIME_MS });
    recordAudit(db, { at: now, actorId: null, action: 'operator-link', subject: 'operator' });
  });
  return token;
}

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** The one refusal (401) without an operator session, and of every invalid link. */
export const operatorRefused = () => new DomainError('unauthenticated', operatorMessages.linkRefused);

/** Consumes a link and opens a session of 30 minutes; 401 for an invalid one. */
export function openOperatorSession(
  { db, clock, ids }: SessionDeps,
  { input: { link } }: { input: { link: string } },
): OperatorSession {
  const now = clock.now();
  if (!takeLink(db, { tokenHash: ids.hash(link), now })) throw operatorRefused();
  recordAudit(db, { at: now, actorId: OPERATOR, action: 'operator-page', subject: OPERATOR });
  const token = ids.token();
  const expiresAt = now + OPERATOR_SESSION_LIFETIME_MS;
  const sessions = operatorSessionsOf(db);
  for (const [hash, until] of sessions) if (until <= now) sessions.delete(hash);
  sessions.set(ids.hash(token), expiresAt);
  return { token, expiresAt };
}

/** The session id of a token (401 without one). */
export function getOperatorSession({ db, clock, ids }: SessionDeps, token: string): string {
  const sessionId = ids.hash(token);
  if ((operatorSessionsOf(db).get(sessionId) ?? 0) <= clock.now()) throw operatorRefused();
  return sessionId;
}
