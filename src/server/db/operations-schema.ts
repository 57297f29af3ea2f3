import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Links that open the page of the person who runs the server: each is good once, and only a SHA-256 of it is stored. */
export const operatorLinks = sqliteTable('operator_links', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});
