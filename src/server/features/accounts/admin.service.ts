import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { accountsAdminRepo } from './admin.repo';

/** One person in one role, as the person who runs the server sees them; times are epoch milliseconds. */
export interface KnownUser {
  readonly accountId: string;
  readonly role: 'teacher' | 'student';
  readonly email: string;
  readonly name: string;
  /** Who vouched for them. */
  readonly provider: string;
  readonly createdAt: number;
  /** Null: no session is left. */
  readonly lastSeenAt: number | null;
}

/** The accounts whose address or name has this part, by address; at most `limit`. */
export const searchUsers = (
  { db }: Pick<Deps, 'db'>,
  { part, limit }: { part: string; limit: number },
): readonly KnownUser[] => accountsAdminRepo(db).search.all({ part: part.trim().toLowerCase(), limit });

/** Ends every session of everybody with this address, in both roles; answers how many there were (404 nobody has it). */
export function endSessions(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  email: string,
): number {
  const repo = accountsAdminRepo(db);
  return inTransaction(() => {
    const known = repo.listByEmail.all({ email: email.trim().toLowerCase() });
    if (known.length === 0) throw new DomainError('not_found', `Nobody has the address ${email}.`);
    return known.reduce((ended, { accountId }) => {
      const { changes } = repo.deleteSessionsOf.run({ accountId });
      const after = { sessionsEnded: changes };
      recordAudit(db, {
        at: clock.now(),
        actorId: null,
        action: 'sessions-ended',
        subject: accountId,
        after,
      });
      return ended + changes;
    }, 0);
  });
}
