import { type Invite, inviteSchema, inviteState } from '../../../shared/account/invite';
import type { InviteRecord } from './invites-store';

/** An invite as the operator sees it. */
export const inviteView = ({ id, teacher, ...invite }: InviteRecord, nowMs: number): Invite =>
  inviteSchema.parse({
    _id: id,
    ...invite,
    state: inviteState(invite, nowMs),
    teacher: teacher && { ...teacher, _id: teacher.id },
  });
