import type { Login, TeacherLoginRequest } from '../../../shared/account/schema';
import type { Role } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { tryToken } from '../../rates/limits';
import { findNeededInvite, useInvite } from '../accounts/admit-teacher';
import { beginSession } from '../accounts/begin-session';
import { findAccountOf, spendToken, takeOverPinAccount } from '../accounts/identities';
import { findPinAccountOf, linkAccount, unlinkAccount } from '../classes/link-by-address';

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** How every broken or absent token is refused: the caller is not signed in (401). */
export const identityRefused = () => new DomainError('unauthenticated', messages.identityRefused);

/**
 * Exchanges a third-party token for a session in one role; a new person is signed up (spec §1). Refuses with 401 or 403, a bad
 * token or invite tried again and again with 429.
 */
export async function login(
  deps: AccountDeps & Pick<Deps, 'groupCommit' | 'identity' | 'policy'>,
  { role, input: { firebaseToken, termsAccepted, invite } }: { role: Role; input: TeacherLoginRequest },
): Promise<Login> {
  const { clock, ids } = deps;
  const identity = await tryToken(deps, ids.hash(firebaseToken), () => deps.identity.verify(firebaseToken));
  if (role === 'teacher' && !identity.isEmailConfirmed) {
    throw new DomainError('forbidden', messages.teacherNotVerified);
  }
  return deps.groupCommit(() => {
    const known = findAccountOf(deps, { ...identity, role });
    const neededInvite =
      role === 'teacher' ? findNeededInvite(deps, { identity, accountId: known, invite }) : null;
    if (!spendToken(deps, identity)) throw identityRefused();
    const isConfirmedStudent = role === 'student' && identity.isEmailConfirmed;
    const begun = beginSession(deps, {
      ...identity,
      role,
      accountId: known ?? (isConfirmedStudent ? becomePinAccount(deps, identity) : undefined),
      provider: deps.identity.issuer,
      // The teacher's login page has a terms box that must be ticked (spec §2); the student's has none.
      termsAcceptedAt: termsAccepted ? clock.now() : null,
    });
    if (neededInvite) useInvite(deps, neededInvite, begun.user._id);
    const signedIn = { email: identity.email, accountId: begun.user._id };
    if (isConfirmedStudent) linkAccount(deps, signedIn);
    else if (role === 'student') unlinkAccount(deps, signedIn);
    return begun;
  });
}

/** A first sign-in with a confirmed address that a teacher gave to a PIN account goes on with that account. */
function becomePinAccount(deps: AccountDeps, identity: Identity): string | undefined {
  const id = findPinAccountOf(deps, identity.email);
  if (id !== undefined) takeOverPinAccount(deps, id, identity);
  return id;
}
