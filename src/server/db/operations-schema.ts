import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts-schema';

/** One-time links to the operator's page; only their SHA-256 is stored. */
export const operatorLinks = sqliteTable('operator_links', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** One-time invites of teachers whose address is not in the settings; only their SHA-256 is stored. */
export const teacherInvites = sqliteTable('teacher_invites', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** The operator's note on the recipient. */
  note: text('note').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** The teacher who used it; null until then. */
  accountId: text('account_id').references(() => accounts.id),
  usedAt: integer('used_at'),
  revokedAt: integer('revoked_at'),
});
