import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Outgoing mail, written in the transaction of its cause; without a mail server it waits here. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    html: text('html'),
    /** Prevents a second mail for the same cause, such as the reminder of one plan period. */
    onceKey: text('once_key').unique(),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** The next attempt; null once sent or given up. */
    nextTryAt: integer('next_try_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_waiting').on(t.createdAt).where(sql`sent_at is null`),
    index('mail_outbox_due').on(t.nextTryAt).where(sql`next_try_at is not null`),
  ],
);

/** Append-only: actor, act and time, with the state before and after. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.at)],
);
