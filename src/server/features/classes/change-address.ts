import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { classMessages } from '../../rules/classes/messages';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { linksStore } from './links-store';
import { type MemberRecord, membersStore } from './members-store';

/** The PIN columns of a member who signs in by address. */
export const NO_PIN = { pinHash: null, pinSetAt: null, pinSetBy: null, pinEndedAt: null } as const;

/** Whether a member has taken quizzes with a PIN, so that another account must not replace the PIN account. */
export const hasPinAttempts = (
  { db }: Pick<Deps, 'db'>,
  { accountId }: Pick<MemberRecord, 'accountId'>,
): boolean => accountId !== null && linksStore(db).findPinAttempt.get({ accountId }) !== undefined;

/**
 * The changed columns of a member whose address changes: the account is linked anew (`linkByAddress`, after the line is written),
 * and an address excludes a PIN. Ends the PIN's sessions; throws 409 for adding an address to a member with attempts by PIN,
 * which is `joinAccount`'s task.
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

/** A line as it would be in a class. */
export type Line = Pick<MemberRecord, 'id' | 'classId' | 'number' | 'email' | 'accountId'>;

/** Throws 409 if another member has the number, address or account. */
export function refuseTaken({ db }: Pick<Deps, 'db'>, { id: memberId, classId, ...line }: Line): void {
  const store = membersStore(db);
  const { number, email } = line;
  const accountId =
    line.accountId ?? (email === null ? undefined : linksStore(db).findStudent.get({ email })?.id);
  const at = { memberId, classId };
  const byNumber = number === null ? undefined : store.findOtherByNumber.get({ ...at, number });
  if (byNumber) throw new DomainError('conflict', classMessages.numberTaken(byNumber.name));
  const byEmail = email === null ? undefined : store.findOtherByEmail.get({ ...at, email });
  if (byEmail) throw new DomainError('conflict', classMessages.emailTaken(byEmail.name));
  const byAccount = accountId === undefined ? undefined : store.findOtherByAccount.get({ ...at, accountId });
  if (byAccount) throw new DomainError('conflict', classMessages.accountTaken(byAccount.name));
}
