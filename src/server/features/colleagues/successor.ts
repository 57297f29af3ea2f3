import { accessMessages } from '../../../shared/access/messages';
import type { TeacherName } from '../../../shared/access/schema';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { type OwnerId, ownerOf } from '../../rules/access/owner-id';
import { mayTeach } from '../../rules/account/may-teach';
import { isInvited } from '../accounts/admit-teacher';
import { findTeacherUnder } from './offers-store';

/** The teacher taking over. */
export interface Successor extends TeacherName {
  readonly id: OwnerId;
}

/**
 * The teacher account of an address under the current sign-in provider. Throws 400 for one's own address, 404
 * for an unknown one, 409 for a person who may not teach.
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
