import { whyNotTeach } from '../../../shared/account/may-teach';
import type { Login, LoginRequest } from '../../../shared/account/schema';
import type { Role } from '../../../shared/actor';
import { DomainError, refuse } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { tryToken } from '../../rates/limits';
import {
  accountsStore,
  deleteSessionsOver,
  deleteTokensOver,
  insertAccount,
  insertSession,
  insertSpentToken,
  updateAccount,
} from './store';

const DAY_MS = 24 * 60 * 60_000;
const SESSION_LIFETIME_MS: Record<Role, number> = { student: DAY_MS, teacher: 7 * DAY_MS };

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** How every broken or absent token is refused: the caller is not signed in (401). */
export const identityRefused = () => new DomainError('unauthenticated', messages.identityRefused);

/** Exchanges a third-party token for a session in one role; a new person is signed up (spec §1). Refuses with 401 or 403, a bad token tried again and again with 429. */
export async function login(
  deps: AccountDeps & Pick<Deps, 'inTransaction' | 'identity' | 'policy'>,
  { role, input: { firebaseToken, termsAccepted } }: { role: Role; input: LoginRequest },
): Promise<Login> {
  const { db, clock, ids } = deps;
  const identity = await tryToken(deps, ids.hash(firebaseToken), () => deps.identity.verify(firebaseToken));
  if (role === 'teacher') refuse(whyNotTeach(identity, deps.policy.teacherEmails));
  const token = ids.token();
  const accountId = deps.inTransaction(() => {
    spendToken(deps, identity);
    const now = clock.now();
    // The teacher's login page has a terms box that must be ticked (spec §2); the student's has none.
    const termsAcceptedAt = termsAccepted ? now : null;
    const id = signUpOrUpdate(deps, role, { ...identity, termsAcceptedAt });
    deleteSessionsOver(db, now);
    insertSession(db, {
      tokenHash: ids.hash(token),
      accountId: id,
      provider: deps.identity.issuer,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + SESSION_LIFETIME_MS[role],
    });
    return id;
  });
  return { token, role, user: { _id: accountId, name: identity.name, email: identity.email } };
}

function spendToken({ db, clock }: AccountDeps, { singleUse }: Identity) {
  if (!singleUse) return;
  deleteTokensOver(db, clock.now());
  if (insertSpentToken(db, singleUse).changes === 0) throw identityRefused();
}

function signUpOrUpdate(
  { db, clock, ids }: AccountDeps,
  role: Role,
  person: Identity & { readonly termsAcceptedAt: number | null },
): string {
  const { issuer, subject, email, name, termsAcceptedAt } = person;
  const now = clock.now();
  const known = accountsStore(db).findByIdentity.get({ role, issuer, subject });
  if (known) {
    updateAccount(db, known.id, { email, name, termsAcceptedAt });
    return known.id;
  }
  const id = ids.id();
  insertAccount(db, { id, role, issuer, subject, email, name, createdAt: now, termsAcceptedAt });
  recordAudit(db, { at: now, actorId: id, action: 'sign-up', subject: id, after: { role } });
  return id;
}
