import { and, eq, gt, isNull, lte, max, or, sql } from 'drizzle-orm';
import { CLASS_ATTEMPT_PROVIDER, CLASS_PROVIDER } from '../../../shared/constants';
import { accounts, sessions, spentIdentityTokens } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { rowCache } from '../../db/row-cache';
import { perDb, statement } from '../../db/store';

/** A live session with its account. */
export type SessionRecord = NonNullable<ReturnType<ReturnType<typeof accountsStore>['findSession']['get']>>;

/** Markers of accounts unchanged, with their class memberships, since they were read. */
export const accountMarkers = rowCache<object>({ keys: 10_000 }, [
  { table: accounts, key: accounts.id },
  { table: classMembers, key: classMembers.accountId },
  { table: classes },
]);
/** Sessions by token hash, each with the marker of its account when read. */
export const sessionCache = rowCache<{ readonly session: SessionRecord; readonly account: object }>(
  { keys: 10_000 },
  [{ table: sessions, key: sessions.tokenHash }],
);

const BY_TOKEN = { tokenHash: sessions.tokenHash };

export const accountsStore = perDb((db) => ({
  findByIdentity: statement(
    { role: accounts.role, issuer: accounts.issuer, subject: accounts.subject },
    (at) =>
      db
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(eq(accounts.role, at.role), eq(accounts.issuer, at.issuer), eq(accounts.subject, at.subject)),
        ),
  ),
  addAccount: statement(
    {
      ...columnsOf(accounts, 'id', 'role', 'issuer', 'subject', 'email', 'isEmailConfirmed'),
      ...columnsOf(accounts, 'name', 'createdAt', 'termsAcceptedAt'),
    },
    (at) => db.insert(accounts).values(at),
  ),
  /** Updates name and address from the provider if they changed; the first acceptance of the terms stays. */
  updateAccount: statement(
    columnsOf(accounts, 'id', 'email', 'isEmailConfirmed', 'name', 'termsAcceptedAt'),
    ({ id, email, isEmailConfirmed, name, termsAcceptedAt }) =>
      db
        .update(accounts)
        .set({
          ...{ email, isEmailConfirmed, name },
          termsAcceptedAt: sql`coalesce(${accounts.termsAcceptedAt}, ${termsAcceptedAt})`,
        })
        .where(
          and(
            eq(accounts.id, id),
            sql`(${accounts.email} is not ${email} or ${accounts.name} is not ${name}
              or ${accounts.isEmailConfirmed} is not ${isEmailConfirmed}
              or ${accounts.termsAcceptedAt} is null and ${termsAcceptedAt} is not null)`,
          ),
        ),
  ),

  addSession: statement(
    columnsOf(sessions, 'tokenHash', 'accountId', 'provider', 'createdAt', 'lastUsedAt', 'expiresAt'),
    (at) => db.insert(sessions).values(at),
  ),
  findSession: statement({ ...BY_TOKEN, now: sessions.expiresAt }, (at) =>
    db
      .select({
        sessionId: sessions.tokenHash,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        provider: sessions.provider,
        accountId: accounts.id,
        role: accounts.role,
        name: accounts.name,
        email: accounts.email,
        isEmailConfirmed: accounts.isEmailConfirmed,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenHash, at.tokenHash), gt(sessions.expiresAt, at.now))),
  ),
  touchSession: statement({ ...BY_TOKEN, now: sessions.lastUsedAt }, (at) =>
    db.update(sessions).set({ lastUsedAt: at.now }).where(eq(sessions.tokenHash, at.tokenHash)),
  ),
  stretchSession: statement({ ...BY_TOKEN, until: sessions.expiresAt }, (at) =>
    db
      .update(sessions)
      .set({ expiresAt: sql`max(${sessions.expiresAt}, ${at.until})` })
      .where(eq(sessions.tokenHash, at.tokenHash)),
  ),
  stretchSessionsOf: statement(
    { accountId: sessions.accountId, aliveAt: sessions.expiresAt, until: sessions.expiresAt },
    (at) =>
      db
        .update(sessions)
        .set({ expiresAt: sql`max(${sessions.expiresAt}, ${at.until})` })
        .where(and(eq(sessions.accountId, at.accountId), gt(sessions.expiresAt, at.aliveAt))),
  ),

  /** An attempt begun by one time, and running or submitted after another. */
  findAttempt: statement(
    { accountId: attempts.studentId, begunBy: attempts.startedAt, since: 'number' },
    (at) =>
      db
        .select({ id: attempts.id })
        .from(attempts)
        .where(
          and(
            eq(attempts.studentId, at.accountId),
            lte(attempts.startedAt, at.begunBy),
            or(isNull(attempts.submittedAt), sql`${attempts.submittedAt} > ${at.since}`),
          ),
        )
        .limit(1),
  ),
  /** Freezes the last use: the session is valid for attempts begun by then. */
  keepForAttempt: statement({ accountId: sessions.accountId, now: sessions.lastUsedAt }, (at) =>
    db
      .update(sessions)
      .set({ provider: CLASS_ATTEMPT_PROVIDER, lastUsedAt: at.now })
      .where(and(eq(sessions.accountId, at.accountId), eq(sessions.provider, CLASS_PROVIDER))),
  ),

  /** Records the exchange of an identity token; changes nothing on a repeat. */
  addSpentToken: statement(columnsOf(spentIdentityTokens, 'tokenId', 'expiresAt'), (at) =>
    db.insert(spentIdentityTokens).values(at).onConflictDoNothing(),
  ),
}));

/** Moves an account to another identity. */
export const giveAccountTo = (
  db: Db,
  id: string,
  identity: Pick<typeof accounts.$inferSelect, 'issuer' | 'subject'>,
) => db.update(accounts).set(identity).where(eq(accounts.id, id)).run();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();

/** Deletes an account's sessions, optionally those of one provider only. */
export const deleteSessionsOf = (db: Db, { accountId, provider }: { accountId: string; provider?: string }) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        provider === undefined ? undefined : eq(sessions.provider, provider),
      ),
    )
    .run();

/** Accounts with sessions, by provider, with the time of last use. */
export const listSessionReasons = (db: Db) =>
  db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      email: accounts.email,
      provider: sessions.provider,
      lastUsedAt: sql<number>`${max(sessions.lastUsedAt)}`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .groupBy(accounts.id, sessions.provider)
    .all();
