import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { retriedByHand } from '../../rules/mail/retry';
import { listUnsent, makeDue } from './store';

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
