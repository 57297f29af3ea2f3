import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { accounts, sessions, spentIdentityTokens } from '../../db/accounts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;

export const accountsRepo = preparedPerDb((db) => ({
  findByIdentity: () =>
    db
      .select()
      .from(accounts)
      .where(
        and(
          eq(accounts.role, at('role')),
          eq(accounts.issuer, at('issuer')),
          eq(accounts.subject, at('subject')),
        ),
      )
      .prepare(),
  insertAccount: () =>
    db
      .insert(accounts)
      .values({
        id: at('id'),
        role: at('role'),
        issuer: at('issuer'),
        subject: at('subject'),
        email: at('email'),
        name: at('name'),
        createdAt: at('now'),
        termsAcceptedAt: at('termsAcceptedAt'),
      })
      .prepare(),
  updateAccount: () =>
    db
      .update(accounts)
      .set({
        email: sql`${at('email')}`,
        name: sql`${at('name')}`,
        termsAcceptedAt: sql`coalesce(${accounts.termsAcceptedAt}, ${at('termsAcceptedAt')})`,
      })
      .where(eq(accounts.id, at('id')))
      .prepare(),

  insertSession: () =>
    db
      .insert(sessions)
      .values({
        tokenHash: at('tokenHash'),
        accountId: at('accountId'),
        provider: at('provider'),
        createdAt: at('now'),
        lastUsedAt: at('now'),
        expiresAt: at('expiresAt'),
      })
      .prepare(),
  findSession: () =>
    db
      .select({
        sessionId: sessions.tokenHash,
        lastUsedAt: sessions.lastUsedAt,
        provider: sessions.provider,
        accountId: accounts.id,
        role: accounts.role,
        name: accounts.name,
        email: accounts.email,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenHash, at('tokenHash')), gt(sessions.expiresAt, at('now'))))
      .prepare(),
  touchSession: () =>
    db
      .update(sessions)
      .set({ lastUsedAt: sql`${at('now')}` })
      .where(eq(sessions.tokenHash, at('tokenHash')))
      .prepare(),
  stretchSession: () =>
    db
      .update(sessions)
      .set({ expiresAt: sql`max(${sessions.expiresAt}, ${at('until')})` })
      .where(eq(sessions.tokenHash, at('tokenHash')))
      .prepare(),
  stretchSessionsOf: () =>
    db
      .update(sessions)
      .set({ expiresAt: sql`max(${sessions.expiresAt}, ${at('until')})` })
      .where(and(eq(sessions.accountId, at('accountId')), gt(sessions.expiresAt, at('aliveAt'))))
      .prepare(),
  deleteSession: () =>
    db
      .delete(sessions)
      .where(eq(sessions.tokenHash, at('tokenHash')))
      .prepare(),
  deleteSessionsOf: () =>
    db
      .delete(sessions)
      .where(eq(sessions.accountId, at('accountId')))
      .prepare(),
  /** Whose sessions there are, and by what each of them came in. */
  listSessionReasons: () =>
    db
      .selectDistinct({
        accountId: accounts.id,
        role: accounts.role,
        email: accounts.email,
        provider: sessions.provider,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .prepare(),
  deleteSessionsBy: () =>
    db
      .delete(sessions)
      .where(and(eq(sessions.accountId, at('accountId')), eq(sessions.provider, at('provider'))))
      .prepare(),
  deleteSessionsOver: () =>
    db
      .delete(sessions)
      .where(lt(sessions.expiresAt, at('now')))
      .prepare(),

  spendToken: () =>
    db
      .insert(spentIdentityTokens)
      .values({ tokenId: at('tokenId'), expiresAt: at('expiresAt') })
      .onConflictDoNothing()
      .prepare(),
  deleteTokensOver: () =>
    db
      .delete(spentIdentityTokens)
      .where(lt(spentIdentityTokens.expiresAt, at('now')))
      .prepare(),
}));
