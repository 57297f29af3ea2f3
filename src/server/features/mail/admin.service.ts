import { DomainError } from '../../../shared/errors';
import { retriedByHand } from '../../../shared/mail/retry';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type MailRecord, mailRepo } from './repo';

/** A mail that has not left; with `nextTryAt` null it was given up. Times are epoch milliseconds. */
export type UnsentMail = Pick<
  MailRecord,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'tries' | 'nextTryAt' | 'lastError'
>;

/** The mails that wait or were given up, the oldest first. */
export const listUnsentMails = ({ db }: Pick<Deps, 'db'>): readonly UnsentMail[] =>
  mailRepo(db).listUnsent.all();

/** Makes one unsent mail, or all of them, due now with all its tries before it; answers how many (404 there is none such). */
export function retryMails(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  which: string,
): number {
  return inTransaction(() => {
    const chosen = listUnsentMails({ db }).filter(({ id }) => which === 'all' || id === which);
    if (chosen.length === 0 && which !== 'all') {
      throw new DomainError('not_found', `No unsent mail has the id ${which}.`);
    }
    const now = clock.now();
    for (const { id, tries, lastError } of chosen) {
      mailRepo(db).retry.run({ id, now, note: retriedByHand });
      const before = { tries, lastError };
      recordAudit(db, { at: now, actorId: null, action: 'mail-retried', subject: id, before });
    }
    return chosen.length;
  });
}
