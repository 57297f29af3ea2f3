import { accountMessages } from '../../../shared/account/messages';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { countWrongInvite, refuseInviteGuesser } from '../../rates/limits';
import { mayTeach } from '../../rules/account/may-teach';
import { invitesStore, updateInvite } from './invites-store';

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Whether an account teaches by an unrevoked invite rather than by the settings. */
export const isInvited = ({ db }: Pick<Deps, 'db'>, accountId: string): boolean =>
  invitesStore(db).findHeld.get({ accountId }) !== undefined;

/** An applying teacher: the identity, the account if any, and the invite if any. */
interface Candidate {
  readonly identity: Identity;
  readonly accountId: string | undefined;
  readonly invite: string | undefined;
}

/**
 * The invite to consume for this sign-in. Null if the settings name the teacher or they used one before; then the given invite
 * stays unused. Throws 403 without permission and 429 for guessing.
 */
export function findNeededInvite(
  deps: InviteDeps & Pick<Deps, 'policy'>,
  { identity, accountId, invite }: Candidate,
): string | null {
  const { db, clock, ids, policy } = deps;
  const { issuer, subject, email } = identity;
  if (mayTeach(email, policy.teacherEmails)) return null;
  if (accountId !== undefined && isInvited(deps, accountId)) return null;
  if (invite === undefined) throw new DomainError('forbidden', messages.teacherNotListed);
  const guesser = `${issuer} ${subject}`;
  refuseInviteGuesser(deps, guesser);
  const found = invitesStore(db).findOpen.get({ tokenHash: ids.hash(invite), now: clock.now() });
  if (found) return found.id;
  countWrongInvite(deps, guesser);
  throw new DomainError('forbidden', accountMessages.inviteUnusable);
}

/** Binds an invite to the account that used it; part of the sign-in's transaction. */
export function useInvite({ db, clock }: InviteDeps, inviteId: string, accountId: string): void {
  const now = clock.now();
  updateInvite(db, inviteId, { accountId, usedAt: now });
  recordAudit(db, { at: now, actorId: accountId, action: 'invite-used', subject: inviteId });
}
