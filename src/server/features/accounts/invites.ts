import { type Invite, inviteSchema, inviteState } from '../../../shared/account/invite';
import { accountMessages } from '../../../shared/account/messages';
import { DomainError } from '../../../shared/errors';
import { INVITE_LIFETIME_MS } from '../../../shared/operator/limits';
import { paths } from '../../../shared/paths';
import { OPERATOR, recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { endSessionsOf } from './end-sessions';
import {
  findInvite,
  type InviteRecord,
  insertInvite,
  listInvites as listRecords,
  updateInvite,
} from './invites-store';

/** All invites, newest first, and whether teachers need one. */
export function listInvites({ db, clock, policy }: Pick<Deps, 'db' | 'clock' | 'policy'>): {
  everybodyMayTeach: boolean;
  invites: Invite[];
} {
  const now = clock.now();
  return {
    everybodyMayTeach: policy.teacherEmails.length === 0,
    invites: listRecords(db).map((record) => inviteView(record, now)),
  };
}

/** An invite as the operator sees it. */
const inviteView = ({ id, teacher, ...invite }: InviteRecord, nowMs: number): Invite =>
  inviteSchema.parse({
    _id: id,
    ...invite,
    state: inviteState(invite, nowMs),
    teacher: teacher && { ...teacher, _id: teacher.id },
  });

export function getInvite({ db }: Pick<Deps, 'db'>, inviteId: string): InviteRecord {
  const invite = findInvite(db, inviteId);
  if (!invite) throw new DomainError('not_found', accountMessages.inviteNotFound);
  return invite;
}

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

/**
 * Revokes an invite for good: it becomes invalid, and the teacher who used it is signed out unless the
 * settings name them.
 */
export function revokeInvite(deps: Pick<Deps, 'db' | 'clock'>, { invite }: { invite: InviteRecord }): Invite {
  const { db, clock } = deps;
  const now = clock.now();
  if (invite.revokedAt !== null) return inviteView(invite, now);
  updateInvite(db, invite.id, { revokedAt: now });
  recordAudit(db, { at: now, actorId: OPERATOR, action: 'invite-revoked', subject: invite.id });
  if (invite.teacher) endSessionsOf(deps, [invite.teacher.id], OPERATOR);
  return inviteView({ ...invite, revokedAt: now }, now);
}
