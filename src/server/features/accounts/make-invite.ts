import type { Invite } from '../../../shared/account/invite';
import { INVITE_LIFETIME_MS } from '../../../shared/operator/limits';
import { paths } from '../../../shared/paths';
import { OPERATOR, recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { inviteView } from './invite-view';
import { insertInvite } from './invites-store';

/**
 * Makes a link that lets one person become a teacher within 14 days. The token follows the #, so that no log records it; it is
 * shown once, and only its hash is stored.
 */
export function makeInvite(
  { db, clock, ids, siteDetails }: Pick<Deps, 'db' | 'clock' | 'ids' | 'siteDetails'>,
  { input: { note } }: { input: { note: string } },
): { invite: Invite; link: string } {
  const [id, token, now] = [ids.id(), ids.token(), clock.now()];
  const invite = { id, note, createdAt: now, expiresAt: now + INVITE_LIFETIME_MS };
  insertInvite(db, { ...invite, tokenHash: ids.hash(token) });
  const { expiresAt } = invite;
  recordAudit(db, { at: now, actorId: OPERATOR, action: 'invite-made', subject: id, after: { expiresAt } });
  return {
    invite: inviteView({ ...invite, usedAt: null, revokedAt: null, teacher: null }, now),
    link: `${siteDetails.publicUrl}${paths.teacherLogin}#invite=${token}`,
  };
}
