import { classMessages } from '../../../shared/classes/messages';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { linksStore } from './links-store';
import type { MemberRecord } from './members-store';

/** What the line of a member says who signs in with an address. */
export const NO_PIN = { pinHash: null, pinSetAt: null, pinSetBy: null, pinEndedAt: null } as const;

/** Whether a member has taken quizzes with a PIN: another account must not simply take the place of that one. */
export const hasPinAttempts = (
  { db }: Pick<Deps, 'db'>,
  { accountId }: Pick<MemberRecord, 'accountId'>,
): boolean => accountId !== null && linksStore(db).findPinAttempt.get({ accountId }) !== undefined;

/**
 * What changes in the line of a member with another address, or with none: the account is looked up anew (`linkByAddress`,
 * once the line is written), and with an address there is no PIN. Ends the sessions of the PIN; refuses (409) who has taken
 * quizzes with one and gets an address, which is for `joinAccount`.
 */
export function changeAddress(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: MemberRecord,
  email: string | null,
): Partial<Pick<MemberRecord, 'email' | 'accountId' | keyof typeof NO_PIN>> {
  if (email === member.email) return {};
  if (hasPinAttempts(deps, member)) {
    if (member.email === null) throw new DomainError('conflict', classMessages.hasPinAccount(member.name));
    return { email };
  }
  if (email === null) return { email, accountId: null };
  if (member.accountId !== null) endPinSessionsAfterQuiz(deps, member.accountId);
  return { email, accountId: null, ...NO_PIN };
}
