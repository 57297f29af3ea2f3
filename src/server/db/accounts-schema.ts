import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag } from './columns';

/** One person in one role; the same person as teacher and student has two accounts. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    role: text('role', { enum: ['teacher', 'student'] }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** The provider vouched for the address at the last sign-in. An unconfirmed address grants nothing. */
    isEmailConfirmed: flag('is_email_confirmed').default(false),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    termsAcceptedAt: integer('terms_accepted_at'),
    planActiveUntil: integer('plan_active_until'),
    /** A student's choice, as a BCP 47 tag; null for that of the class. */
    language: text('language'),
  },
  (t) => [
    uniqueIndex('accounts_identity').on(t.role, t.issuer, t.subject),
    check('accounts_role', sql`${t.role} in ('teacher', 'student')`),
    check('accounts_plan_teacher', sql`${t.planActiveUntil} is null or ${t.role} = 'teacher'`),
  ],
);

/** Tokens are opaque; only their SHA-256 is stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The sign-in provider of the session, which ends when the provider changes. */
    provider: text('provider').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.expiresAt)],
);

/** Identity tokens already exchanged: each is good for one login. */
export const spentIdentityTokens = sqliteTable(
  'spent_identity_tokens',
  {
    tokenId: text('token_id').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('spent_identity_tokens_expiry').on(t.expiresAt)],
);
