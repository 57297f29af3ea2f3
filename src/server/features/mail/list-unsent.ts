import type { Deps } from '../../deps';
import { listUnsent, type MailRecord } from './store';

/** An unsent mail; given up if `nextTryAt` is null. Times are epoch milliseconds. */
export type UnsentMail = Pick<
  MailRecord,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'tries' | 'nextTryAt' | 'lastError'
>;

/** Waiting and failed mails, oldest first. */
export const listUnsentMails = ({ db }: Pick<Deps, 'db'>): readonly UnsentMail[] => listUnsent(db);
