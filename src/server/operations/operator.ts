import { and, eq, gt, lt } from 'drizzle-orm';
import { DomainError } from '../../shared/errors';
import {
  OPERATOR_LINK_LIFETIME_MS,
  OPERATOR_SESSION_LIFETIME_MS,
  type OperatorSession,
} from '../../shared/operations/operator-state';
import { recordAudit } from '../db/audit';
import { operatorLinks } from '../db/operations-schema';
import { perDb } from '../db/store';
import type { Deps } from '../deps';

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>;

/** Until when each session may look, by the hash of its token; in the memory of this process, and gone with it. */
const sessionsOf = perDb(() => new Map<string, number>());

/** Makes the token of a link that opens the operator's page once, within 10 minutes. */
export function makeOperatorLink({ db, clock, ids, inTransaction }: OperatorDeps): string {
  const token = ids.token();
  const now = clock.now();
  inTransaction(() => {
    db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now)).run();
    db.insert(operatorLinks)
      .values({ tokenHash: ids.hash(token), expiresAt: now + OPERATOR_LINK_LIFETIME_MS })
      .run();
    recordAudit(db, { at: now, actorId: null, action: 'operator-link', subject: 'operator' });
  });
  return token;
}

/** Takes a link, which is then used up, and answers a session of 30 minutes; 401 for any other word. */
export function openOperatorSession(
  { db, clock, ids, inTransaction }: OperatorDeps,
  link: string,
): OperatorSession {
  const now = clock.now();
  const tokenHash = ids.hash(link);
  inTransaction(() => {
    const isThis = and(eq(operatorLinks.tokenHash, tokenHash), gt(operatorLinks.expiresAt, now));
    if (db.delete(operatorLinks).where(isThis).run().changes === 0) throw refusal();
    recordAudit(db, { at: now, actorId: null, action: 'operator-page', subject: 'operator' });
  });
  const token = ids.token();
  const expiresAt = now + OPERATOR_SESSION_LIFETIME_MS;
  const sessions = sessionsOf(db);
  for (const [hash, until] of sessions) if (until <= now) sessions.delete(hash);
  sessions.set(ids.hash(token), expiresAt);
  return { token, expiresAt };
}

/** Refuses (401) whoever has no session of the operator's page. */
export function refuseStranger(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  authorization: string | undefined,
): void {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if ((sessionsOf(db).get(ids.hash(token)) ?? 0) <= clock.now()) throw refusal();
}

const refusal = () =>
  new DomainError('unauthenticated', 'This link is used up or too old. Make another one on the server.');
