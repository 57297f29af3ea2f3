import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { preparedPerDb } from '../../db/prepared-per-db';
import { mailOutbox } from '../../db/records-schema';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

/** A mail as stored; times are epoch milliseconds. */
export type MailRecord = typeof mailOutbox.$inferSelect;

export const mailRepo = preparedPerDb((db) => ({
  queue: () =>
    db
      .insert(mailOutbox)
      .values({
        id: at('id'),
        recipient: at('to'),
        subject: at('subject'),
        body: at('text'),
        html: at('html'),
        onceKey: at('onceKey'),
        createdAt: at('now'),
        nextTryAt: at('now'),
      })
      .onConflictDoNothing()
      .prepare(),
  listDue: () =>
    db
      .select()
      .from(mailOutbox)
      .where(lte(mailOutbox.nextTryAt, at('now')))
      .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.createdAt))
      .limit(at('limit'))
      .prepare(),
  setTried: () =>
    db
      .update(mailOutbox)
      .set({
        tries: bound('tries'),
        sentAt: bound('sentAt'),
        nextTryAt: bound('nextTryAt'),
        lastError: bound('lastError'),
      })
      .where(and(eq(mailOutbox.id, at('id')), isNull(mailOutbox.sentAt)))
      .prepare(),
  listUnsent: () =>
    db
      .select()
      .from(mailOutbox)
      .where(isNull(mailOutbox.sentAt))
      .orderBy(asc(mailOutbox.createdAt))
      .prepare(),
  countWaiting: () =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(mailOutbox)
      .where(sql`${mailOutbox.nextTryAt} is not null`)
      .prepare(),
  /** The error stays, or is said to have been none: a mail with one was tried or called for, and is never too old. */
  retry: () =>
    db
      .update(mailOutbox)
      .set({
        tries: 0,
        nextTryAt: bound('now'),
        lastError: sql`coalesce(${mailOutbox.lastError}, ${at('note')})`,
      })
      .where(and(eq(mailOutbox.id, at('id')), isNull(mailOutbox.sentAt)))
      .prepare(),
}));
