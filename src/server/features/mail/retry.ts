import { DomainError } from '../../../shared/errors';
import { retriedByHand } from '../../../shared/mail/retry';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { listUnsent, makeDue } from './store';

/**
 * Makes one unsent mail, or all of them, due now with all its tries before it; answers how many (404 there is none such). `by` is
 * who acts: null at the machine itself.
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
