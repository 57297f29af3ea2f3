import { and, eq, gt, isNull, lte, max, or, sql } from 'drizzle-orm';
import { CLASS_ATTEMPT_PROVIDER, CLASS_PROVIDER } from '../../../shared/constants';
import { accounts, sessions, spentIdentityTokens } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { inStep } from '../../db/in-step';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';

/** A session that is not over yet, and its account. */
export type SessionRecord = NonNullable<ReturnType<ReturnType<typeof accountsStore>['findSession']['get']>>;

/** Accounts of which nothing has changed since somebody asked, nor their places on the lists of classes. */
export const unchangedAccounts = inStep<object>({ keys: 10_000 }, [
  { table: accounts, key: accounts.id },
  { table: classMembers, key: classMembers.accountId },
  { table: classes },
]);
/** Sessions by the hash of their token, each with the mark of its account as it was read. */
export const knownSessions = inStep<{ readonly session: SessionRecord; readonly account: object }>(
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
  /** Writes how the provider of sign-in names a person now, where that is new; the first time they agreed to the terms stays. */
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

  /** An attempt that was begun by a moment, and is running or was handed in after another one. */
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
  /** Its time of last use stands still from then on: it holds for attempts that were begun by then. */
  keepForAttempt: statement({ accountId: sessions.accountId, now: sessions.lastUsedAt }, (at) =>
    db
      .update(sessions)
      .set({ provider: CLASS_ATTEMPT_PROVIDER, lastUsedAt: at.now })
      .where(and(eq(sessions.accountId, at.accountId), eq(sessions.provider, CLASS_PROVIDER))),
  ),

  /** Notes that an identity token was exchanged; nothing changes when it was before. */
  addSpentToken: statement(columnsOf(spentIdentityTokens, 'tokenId', 'expiresAt'), (at) =>
    db.insert(spentIdentityTokens).values(at).onConflictDoNothing(),
  ),
}));

/** Who signs in as this from now on has the account. */
export const giveAccountTo = (
  db: Db,
  id: string,
  identity: Pick<typeof accounts.$inferSelect, 'issuer' | 'subject'>,
) => db.update(accounts).set(identity).where(eq(accounts.id, id)).run();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();

/** Deletes the sessions of an account, or those of them that one provider let in. */
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

/** Whose sessions there are, by what each of them came in, and when the last of these was used. */
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
