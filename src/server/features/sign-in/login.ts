import type { Login, TeacherLoginRequest } from '../../../shared/account/schema';
import type { Role } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { tryToken } from '../../rates/limits';
import { findNeededInvite, useInvite } from '../accounts/admit-teacher';
import { beginSession } from '../accounts/begin-session';
import { findAccountOf, spendToken, takeOverPinAccount } from '../accounts/identities';
import { languageOf } from '../accounts/language';
import { findPinAccountOf, linkAccount, unlinkAccount } from '../classes/link-by-address';

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** The one refusal (401) of every invalid or missing token. */
export const identityRefused = () => new DomainError('unauthenticated', refusals.identityRefused);

/**
 * Exchanges an identity token for a session in one role; new people are signed up (spec §1). Throws 401 or 403, and 429 for
 * repeated bad tokens or invites.
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
      // The teacher's login has a terms box to tick (spec §2); the student's has none.
      termsAcceptedAt: termsAccepted ? clock.now() : null,
    });
    if (neededInvite) useInvite(deps, neededInvite, begun.user._id);
    const signedIn = { email: identity.email, accountId: begun.user._id };
    if (isConfirmedStudent) linkAccount(deps, signedIn);
    else if (role === 'student') unlinkAccount(deps, signedIn);
    return { ...begun, language: role === 'student' ? languageOf(deps, begun.user._id) : null };
  });
}

/** A first sign-in by a confirmed address that a teacher gave to a PIN account continues that account. */
function becomePinAccount(deps: AccountDeps, identity: Identity): string | undefined {
  const id = findPinAccountOf(deps, identity.email);
  if (id !== undefined) takeOverPinAccount(deps, id, identity);
  return id;
}
