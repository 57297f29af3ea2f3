import { asc, eq, sql } from 'drizzle-orm';
import { accounts, sessions } from '../../db/accounts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;

export const accountsAdminRepo = preparedPerDb((db) => ({
  /** A part of the address or of the name; an empty one fits everybody. */
  search: () =>
    db
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
      .where(
        sql`instr(lower(${accounts.email}), ${at('part')}) > 0 or instr(lower(${accounts.name}), ${at('part')}) > 0`,
      )
      .groupBy(accounts.id)
      .orderBy(asc(accounts.email), asc(accounts.role))
      .limit(at('limit'))
      .prepare(),
  listByEmail: () =>
    db
      .select({ accountId: accounts.id })
      .from(accounts)
      .where(sql`lower(${accounts.email}) = ${at('email')}`)
      .prepare(),
  deleteSessionsOf: () =>
    db
      .delete(sessions)
      .where(eq(sessions.accountId, at('accountId')))
      .prepare(),
}));
