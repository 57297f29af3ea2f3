import type { Deps } from '../../deps';
import { searchAccounts } from './admin-store';

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
): readonly KnownUser[] => searchAccounts(db, { part: part.trim().toLowerCase(), limit });
