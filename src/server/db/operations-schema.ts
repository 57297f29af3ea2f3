import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts-schema';

/** Links that open the page of the person who runs the server: each is good once, and only a SHA-256 of it is stored. */
export const operatorLinks = sqliteTable('operator_links', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** Links by which the operator lets somebody in as a teacher whose address the settings do not name; only a SHA-256 is stored. */
export const teacherInvites = sqliteTable('teacher_invites', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Whom it is for, in the operator's words. */
  note: text('note').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** The teacher who came by it; null until then. It is good once. */
  accountId: text('account_id').references(() => accounts.id),
  usedAt: integer('used_at'),
  revokedAt: integer('revoked_at'),
});
