import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Email } from '../../rules/mail/email';
import { retriedByHand } from '../../rules/mail/retry';
import { listUnsent, type MailRecord, mailStore, makeDue } from './store';

/**
 * Adds a mail to the outbox unless the recipient has no address; call inside the act's transaction, and it is sent after the
 * commit.
 */
export function queueMail({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>, email: Email): void {
  const { to: recipient, subject, text: body, html, onceKey = null } = email;
  if (recipient === '') return;
  const now = clock.now();
  const mail = { id: ids.id(), recipient, subject, body, html, onceKey };
  mailStore(db).insert.run({ ...mail, createdAt: now, nextTryAt: now });
}

/** An unsent mail; given up if `nextTryAt` is null. Times are epoch milliseconds. */
export type UnsentMail = Pick<
  MailRecord,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'tries' | 'nextTryAt' | 'lastError'
>;

/** Waiting and failed mails, oldest first. */
export const listUnsentMails = ({ db }: Pick<Deps, 'db'>): readonly UnsentMail[] => listUnsent(db);

/**
 * Makes one or all unsent mails due now with a fresh count of tries; returns their number (404 if there is none). `by` is the
 * actor, null for a command on the machine.
 */
export function retryMails(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  which: string,
  by: string | null = null,
): number {
  return inTransaction(() => {
    const chosen = listUnsent(db).filter(({ id }) => which === 'all' || id === which);
    if (chosen.length === 0 && which !== 'all') {
      throw new DomainError('not_found', `No unsent mail has the id ${which}.`);
    }
    const now = clock.now();
    for (const { id, tries, lastError } of chosen) {
      makeDue(db, id, { now, note: retriedByHand });
      const before = { tries, lastError };
      recordAudit(db, { at: now, actorId: by, action: 'mail-retried', subject: id, before });
    }
    return chosen.length;
  });
}
