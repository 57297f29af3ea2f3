import { and, asc, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { mailOutbox } from '../../db/records-schema';
import { perDb, statement } from '../../db/store';

/** A stored mail; times are epoch milliseconds. */
export type MailRecord = typeof mailOutbox.$inferSelect;

const { id, recipient, subject, body, html, onceKey, createdAt, nextTryAt } = mailOutbox;

export const mailStore = perDb((db) => ({
  /** No change if a mail with this `onceKey` exists. */
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

/** Records the outcome of a mail unless it was sent before. */
export const updateTried = (db: Db, mailId: string, tried: Tried) =>
  db.update(mailOutbox).set(tried).where(isUnsent(mailId)).run();

export const listUnsent = (db: Db): MailRecord[] =>
  db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt)).orderBy(asc(mailOutbox.createdAt)).all();

export const countWaiting = (db: Db): number =>
  db.select({ count: count() }).from(mailOutbox).where(isNotNull(mailOutbox.nextTryAt)).get()?.count ?? 0;

/** Makes a mail due. Its error is kept, or set to a note: a mail tried or requested before is never too old. */
export const makeDue = (db: Db, mailId: string, { now, note }: { now: number; note: string }) =>
  db
    .update(mailOutbox)
    .set({ tries: 0, nextTryAt: now, lastError: sql`coalesce(${mailOutbox.lastError}, ${note})` })
    .where(isUnsent(mailId))
    .run();
