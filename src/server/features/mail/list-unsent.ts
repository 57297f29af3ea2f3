import type { Deps } from '../../deps';
import { listUnsent, type MailRecord } from './store';

/** A mail that has not left; with `nextTryAt` null it was given up. Times are epoch milliseconds. */
export type UnsentMail = Pick<
  MailRecord,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'tries' | 'nextTryAt' | 'lastError'
>;

/** The mails that wait or were given up, the oldest first. */
export const listUnsentMails = ({ db }: Pick<Deps, 'db'>): readonly UnsentMail[] => listUnsent(db);
