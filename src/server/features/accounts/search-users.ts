import type { Deps } from '../../deps';
import { searchAccounts } from './admin-store';

/** An account as the operator sees it; times are epoch milliseconds. */
export interface KnownUser {
  readonly accountId: string;
  readonly role: 'teacher' | 'student';
  readonly email: string;
  readonly name: string;
  /** The sign-in provider. */
  readonly provider: string;
  readonly createdAt: number;
  /** Null without a session. */
  readonly lastSeenAt: number | null;
}

/** Accounts whose address or name contains the text, by address; at most `limit`. */
export const searchUsers = (
  { db }: Pick<Deps, 'db'>,
  { part, limit }: { part: string; limit: number },
): readonly KnownUser[] => searchAccounts(db, { part: part.trim().toLowerCase(), limit });
