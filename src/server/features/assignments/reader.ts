import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';

/** As whom statements know the teacher who reads or writes an assignment. */
export const readerOf = ({ accountId, email }: Teacher, now: number) => ({
  readerId: accountId,
  readerEmail: emailKey(email),
  now,
});
