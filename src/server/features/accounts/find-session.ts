import type { Role } from '../../../shared/actor';
import { CLASS_ATTEMPT_PROVIDER, CLASS_PROVIDER } from '../../../shared/constants';
import { dropOnForeignCommitInTurn } from '../../db/row-cache';
import type { Deps } from '../../deps';
import { mayTeach } from '../../rules/account/may-teach';
import { isInvited } from './admit-teacher';
import { pinMembersStore } from './pin-members-store';
import { accountMarkers, accountsStore, type SessionRecord, sessionCache } from './store';

const MINUTE_MS = 60_000;
const TEACHER_IDLE_MS = 24 * 60 * MINUTE_MS;
/** The minimum interval between writes of the last use, so that reads rarely write. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

type FindDeps = Pick<Deps, 'clock' | 'ids'> & AdmittingDeps;
export type AdmittingDeps = Pick<Deps, 'db' | 'identity' | 'policy'>;

interface Reason {
  readonly accountId: string;
  readonly role: Role;
  readonly email: string;
  readonly provider: string;
  /** For a session that outlasts its PIN: when the PIN ended. */
  readonly lastUsedAt: number;
}

/**
 * Whether the reason of a session still holds: its sign-in provider; for a teacher, the list of teachers or an invite; for a PIN,
 * the place on the class list or the attempt that outlasts the PIN.
 */
export function isStillAdmitted(deps: AdmittingDeps, session: Reason, now: number): boolean {
  const { db, identity, policy } = deps;
  const { accountId, role, email, provider, lastUsedAt } = session;
  if (provider === CLASS_PROVIDER) return pinMembersStore(db).findAdmitted.get({ accountId }) !== undefined;
  if (provider === CLASS_ATTEMPT_PROVIDER) {
    const held = { accountId, begunBy: lastUsedAt, since: now - RECEIPT_MS };
    return accountsStore(db).findAttempt.get(held) !== undefined;
  }
  if (provider !== identity.issuer) return false;
  return role === 'student' || mayTeach(email, policy.teacherEmails) || isInvited(deps, accountId);
}

/** How long the receipt stays readable for a session that ends with its attempt. */
const RECEIPT_MS = 10 * MINUTE_MS;

/** The account of a session token; undefined if it is unknown, expired, without its reason, or a teacher's unused for a day. */
export function findSession(deps: FindDeps, token: string) {
  const now = deps.clock.now();
  const session = admittedSession(deps, deps.ids.hash(token), now);
  if (!session) return undefined;
  const { lastUsedAt, expiresAt: _expiresAt, provider, ...actor } = session;
  if (actor.role === 'teacher' && now - lastUsedAt > TEACHER_IDLE_MS) return undefined;
  if (now - lastUsedAt > TOUCH_EVERY_MS && provider !== CLASS_ATTEMPT_PROVIDER)
    accountsStore(deps.db).touchSession.run({ tokenHash: actor.sessionId, now });
  return actor;
}

/** A session whose reason still holds; a student's comes from the cache while nothing it depends on has changed. */
function admittedSession(deps: FindDeps, tokenHash: string, now: number): SessionRecord | undefined {
  const { db } = deps;
  dropOnForeignCommitInTurn(db);
  const [sessions, accounts] = [sessionCache(db), accountMarkers(db)];
  const known = sessions.get(tokenHash);
  if (known && known.account === accounts.get(known.session.accountId))
    return known.session.expiresAt > now ? known.session : undefined;
  const session = readAdmitted(deps, tokenHash, now);
  // A session that ends with an attempt is read each time.
  if (session?.role === 'student' && session.provider !== CLASS_ATTEMPT_PROVIDER) {
    const account = accounts.get(session.accountId) ?? {};
    accounts.set(session.accountId, account);
    sessions.set(tokenHash, { session, account });
  }
  return session;
}

/** Reads it bypassing the cache. */
export function readAdmitted(deps: AdmittingDeps, tokenHash: string, now: number): SessionRecord | undefined {
  const session = accountsStore(deps.db).findSession.get({ tokenHash, now });
  return session && isStillAdmitted(deps, session, now) ? session : undefined;
}
