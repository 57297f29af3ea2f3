import { accessMessages } from '../../../shared/access/messages';
import { type OwnerId, ownerOf } from '../../../shared/access/owner-id';
import type { TeacherName } from '../../../shared/access/schema';
import { emailKey } from '../../../shared/account/email-key';
import { mayTeach } from '../../../shared/account/may-teach';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { isInvited } from '../accounts/admit-teacher';
import { findTeacherUnder } from './hand-over-store';

/** The teacher to whom something goes. */
export interface Successor extends TeacherName {
  readonly id: OwnerId;
}

/**
 * The teacher under an address, by the account of the provider of sign-in that this server has now. Refuses one's own address
 * (400), one that no teacher has signed in with (404), and one that may not teach (409).
 */
export function getSuccessor(
  { db, identity, policy }: Pick<Deps, 'db' | 'identity' | 'policy'>,
  teacher: Teacher,
  email: string,
): Successor {
  if (email === emailKey(teacher.email)) throw new DomainError('invalid', accessMessages.withOneself);
  const account = findTeacherUnder(db, email, identity.issuer);
  if (!account) throw new DomainError('not_found', accessMessages.successorUnknown(email));
  if (!mayTeach(email, policy.teacherEmails) && !isInvited({ db }, account.id)) {
    throw new DomainError('conflict', accessMessages.successorMayNotTeach(email));
  }
  return { id: ownerOf({ accountId: account.id }), name: account.name, email: account.email };
}
