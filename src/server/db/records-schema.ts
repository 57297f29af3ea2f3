import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Mail on its way; without a mail server it waits here. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (t) => [index('mail_outbox_waiting').on(t.createdAt).where(sql`sent_at is null`)],
);

/** Who did what, when, with what before and after: only ever added to. */
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
