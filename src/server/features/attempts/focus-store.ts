import { and, asc, count, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { attempts, focusEvents } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import { perDb, statement } from '../../db/store';

const OF_ATTEMPT = { attemptId: focusEvents.attemptId };
const THIS = { ...OF_ATTEMPT, leftAt: focusEvents.leftAt };
const HERE = { ...OF_ATTEMPT, hereAt: 'number' } as const;
type At<Names extends string> = Readonly<Record<Names, SQL>>;
const isThis = (at: At<'attemptId' | 'leftAt'>) =>
  and(eq(focusEvents.attemptId, at.attemptId), eq(focusEvents.leftAt, at.leftAt));
const isOpen = (at: At<'attemptId' | 'hereAt'>) =>
  and(
    eq(focusEvents.attemptId, at.attemptId),
    isNull(focusEvents.returnedAt),
    lt(focusEvents.leftAt, at.hereAt),
  );

export const focusStore = perDb((db) => ({
  find: statement(THIS, (at) => db.select().from(focusEvents).where(isThis(at))),
  countReloads: statement(OF_ATTEMPT, (at) =>
    db
      .select({ reloads: count() })
      .from(focusEvents)
      .where(and(eq(focusEvents.attemptId, at.attemptId), eq(focusEvents.kind, 'reloaded'))),
  ),
  /**
   * Focus losses of running attempts whose page went away before a moment and stayed silent. The cross join makes SQLite scan the
   * few running attempts rather than the focus losses of all years.
   */
  listGone: statement({ before: 'number' }, (at) =>
    db
      .select({
        attemptId: focusEvents.attemptId,
        leftAt: focusEvents.leftAt,
      })
      .from(attempts)
      .crossJoin(focusEvents)
      .where(
        and(
          isNull(attempts.submittedAt),
          eq(focusEvents.attemptId, attempts.id),
          eq(focusEvents.kind, 'gone'),
          lt(focusEvents.receivedAt, at.before),
        ),
      )
      .orderBy(asc(focusEvents.receivedAt)),
  ),
  findOpen: statement(HERE, (at) =>
    db.select({ leftAt: focusEvents.leftAt }).from(focusEvents).where(isOpen(at)),
  ),
  endOpen: statement(HERE, (at) => db.update(focusEvents).set({ returnedAt: at.hereAt }).where(isOpen(at))),
  add: statement(
    {
      ...THIS,
      ...columnsOf(focusEvents, 'returnedAt', 'receivedAt', 'questionId', 'kind'),
    },
    (at) => db.insert(focusEvents).values(at),
  ),
  decide: statement({ ...THIS, kind: focusEvents.kind, returnedAt: focusEvents.returnedAt }, (at) =>
    db
      .update(focusEvents)
      .set({ kind: at.kind, returnedAt: sql`coalesce(${at.returnedAt}, ${focusEvents.returnedAt})` })
      .where(isThis(at)),
  ),
}));
