import type { Invite } from '../../../shared/account/invite';
import { OPERATOR, recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { endSessionsOf } from './end-sessions';
import { inviteView } from './invite-view';
import { type InviteRecord, updateInvite } from './invites-store';

/** Revokes an invite for good: it admits nobody, and the teacher who used it is signed out unless the settings name them. */
export function revokeInvite(deps: Pick<Deps, 'db' | 'clock'>, { invite }: { invite: InviteRecord }): Invite {
  const { db, clock } = deps;
  const now = clock.now();
  if (invite.revokedAt !== null) return inviteView(invite, now);
  updateInvite(db, invite.id, { revokedAt: now });
  recordAudit(db, { at: now, actorId: OPERATOR, action: 'invite-revoked', subject: invite.id });
  if (invite.teacher) endSessionsOf(deps, [invite.teacher.id], OPERATOR);
  return inviteView({ ...invite, revokedAt: now }, now);
}
