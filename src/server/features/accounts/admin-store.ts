import { asc, eq, or, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../db/accounts-schema';
import type { Db } from '../../db/open';

/** Accounts whose address or name contains a lower-case text; '' matches all. */
export function searchAccounts(db: Db, { part, limit }: { part: string; limit: number }) {
  const has = (column: typeof accounts.email | typeof accounts.name) =>
    sql`instr(lower(${column}), ${part}) > 0`;
  return db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      email: accounts.email,
      name: accounts.name,
      provider: accounts.issuer,
      createdAt: accounts.createdAt,
      lastSeenAt: sql<number | null>`max(${sessions.lastUsedAt})`,
    })
    .from(accounts)
    .leftJoin(sessions, eq(sessions.accountId, accounts.id))
    .where(or(has(accounts.email), has(accounts.name)))
    .groupBy(accounts.id)
    .orderBy(asc(accounts.email), asc(accounts.role))
    .limit(limit)
    .all();
}

/** The accounts with a lower-case address. */
export const listAccountsByEmail = (db: Db, email: string) =>
  db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
    .all();
