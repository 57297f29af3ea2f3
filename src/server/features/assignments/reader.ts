import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';

/** The parameters identifying the reading teacher. */
export const readerOf = ({ accountId, email }: Teacher, now: number) => ({
  readerId: accountId,
  readerEmail: emailKey(email),
  now,
});
