import { mayTeach } from '../../../shared/account/may-teach';
import { accountMessages } from '../../../shared/account/messages';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { countWrongInvite, refuseInviteGuesser } from '../../rates/limits';
import { invitesStore, updateInvite } from './invites-store';

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Whether an account may teach though the settings do not name its address: it came by an invite that is not taken back. */
export const isInvited = ({ db }: Pick<Deps, 'db'>, accountId: string): boolean =>
  invitesStore(db).findHeld.get({ accountId }) !== undefined;

/** Who wants to teach: as the provider knows them, their account where they have one, and the invite that they bring. */
interface Candidate {
  readonly identity: Identity;
  readonly accountId: string | undefined;
  readonly invite: string | undefined;
}

/**
 * The invite that somebody needs to teach here; null where the settings name them, or they have used one before: then the one
 * that they bring stays for whom it was made. Refuses (403) who may not, and (429) who guesses.
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

/** Binds an invite to the account that came by it; part of the transaction of the sign-in. */
export function useInvite({ db, clock }: InviteDeps, inviteId: string, accountId: string): void {
  const now = clock.now();
  updateInvite(db, inviteId, { accountId, usedAt: now });
  recordAudit(db, { at: now, actorId: accountId, action: 'invite-used', subject: inviteId });
}
