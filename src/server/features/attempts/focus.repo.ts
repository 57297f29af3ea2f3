import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { attempts, focusEvents } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

const ofAttempt = eq(focusEvents.attemptId, at('attemptId'));
const isOpen = and(ofAttempt, isNull(focusEvents.returnedAt), lt(focusEvents.leftAt, at('hereAt')));
const isThis = and(ofAttempt, eq(focusEvents.leftAt, at('leftAt')));

export const focusRepo = preparedPerDb((db) => ({
  find: () => db.select().from(focusEvents).where(isThis).prepare(),
  countReloads: () =>
    db
      .select({ reloads: count() })
      .from(focusEvents)
      .where(and(ofAttempt, eq(focusEvents.kind, 'reloaded')))
      .prepare(),
  /**
   * The leavings of running attempts whose page went before a moment and was not heard of since. A cross join, so that
   * SQLite goes through the few attempts that run and not through all leavings of all years.
   */
  listGone: () =>
    db
      .select({ attemptId: focusEvents.attemptId, studentId: attempts.studentId, leftAt: focusEvents.leftAt })
      .from(attempts)
      .crossJoin(focusEvents)
      .where(
        and(
          isNull(attempts.submittedAt),
          eq(focusEvents.attemptId, attempts.id),
          eq(focusEvents.kind, 'gone'),
          lt(focusEvents.receivedAt, at('before')),
        ),
      )
      .orderBy(asc(focusEvents.receivedAt))
      .prepare(),
  findOpen: () => db.select({ leftAt: focusEvents.leftAt }).from(focusEvents).where(isOpen).prepare(),
  endOpen: () =>
    db
      .update(focusEvents)
      .set({ returnedAt: bound('hereAt') })
      .where(isOpen)
      .prepare(),
  add: () =>
    db
      .insert(focusEvents)
      .values({
        attemptId: at('attemptId'),
        leftAt: at('leftAt'),
        returnedAt: at('returnedAt'),
        receivedAt: at('now'),
        questionId: at('questionId'),
        kind: at('kind'),
      })
      .prepare(),
  decide: () =>
    db
      .update(focusEvents)
      .set({
        kind: bound('kind'),
        returnedAt: sql`coalesce(${at('returnedAt')}, ${focusEvents.returnedAt})`,
      })
      .where(isThis)
      .prepare(),
  count: () =>
    db
      .update(attempts)
      .set({
        focusLostCount: bound('focusLostCount'),
        closingSince: bound('closingSince'),
        closesAt: bound('closesAt'),
      })
      .where(eq(attempts.id, at('attemptId')))
      .prepare(),
}));
