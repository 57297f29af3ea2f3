import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { classMessages } from '../../rules/classes/messages';
import { linksStore } from './links-store';
import { type MemberRecord, membersStore } from './members-store';

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
