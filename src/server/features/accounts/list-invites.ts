import type { Invite } from '../../../shared/account/invite';
import { accountMessages } from '../../../shared/account/messages';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { inviteView } from './invite-view';
import { findInvite, type InviteRecord, listInvites as listRecords } from './invites-store';

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

/** An invite by its id (404). */
export function getInvite({ db }: Pick<Deps, 'db'>, inviteId: string): InviteRecord {
  const invite = findInvite(db, inviteId);
  if (!invite) throw new DomainError('not_found', accountMessages.inviteNotFound);
  return invite;
}
