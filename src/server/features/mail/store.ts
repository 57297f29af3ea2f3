import { and, asc, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { mailOutbox } from '../../db/records-schema';
import { perDb, statement } from '../../db/store';

/** A mail as stored; times are epoch milliseconds. */
export type MailRecord = typeof mailOutbox.$inferSelect;

const { id, recipient, subject, body, html, onceKey, createdAt, nextTryAt } = mailOutbox;

export const mailStore = perDb((db) => ({
  /** Nothing changes where a mail with this `onceKey` was queued before. */
  insert: statement({ id, recipient, subject, body, html, onceKey, createdAt, nextTryAt }, (at) =>
    db.insert(mailOutbox).values(at).onConflictDoNothing(),
  ),
}));

export const listDueMails = (db: Db, { now, limit }: { now: number; limit: number }) =>
  db
    .select()
    .from(mailOutbox)
    .where(lte(mailOutbox.nextTryAt, now))
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.createdAt))
    .limit(limit)
    .all();

type Tried = Pick<MailRecord, 'tries' | 'sentAt' | 'nextTryAt' | 'lastError'>;
const isUnsent = (mailId: string) => and(eq(mailOutbox.id, mailId), isNull(mailOutbox.sentAt));

/** Writes what became of a mail, unless it was sent before. */
export const updateTried = (db: Db, mailId: string, tried: Tried) =>
  db.update(mailOutbox).set(tried).where(isUnsent(mailId)).run();

export const listUnsent = (db: Db): MailRecord[] =>
  db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt)).orderBy(asc(mailOutbox.createdAt)).all();

export const countWaiting = (db: Db): number =>
  db.select({ count: count() }).from(mailOutbox).where(isNotNull(mailOutbox.nextTryAt)).get()?.count ?? 0;

/** Makes a mail due. Its error stays, or is said to have been none: a mail with one was tried or called for, and is never too old. */
export const makeDue = (db: Db, mailId: string, { now, note }: { now: number; note: string }) =>
  db
    .update(mailOutbox)
    .set({ tries: 0, nextTryAt: now, lastError: sql`coalesce(${mailOutbox.lastError}, ${note})` })
    .where(isUnsent(mailId))
    .run();
