import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { clockEntries, serverHeartbeat } from '../../db/supervision-schema';

const isOpen = isNull(attempts.submittedAt);
const isTicking = and(isOpen, isNull(quizzes.pausedAt));

export const heartbeatStore = perDb((db) => ({
  find: db.select({ aliveAt: serverHeartbeat.aliveAt }).from(serverHeartbeat).prepare(),
  save: statement({ aliveAt: serverHeartbeat.aliveAt }, (at) =>
    db
      .insert(serverHeartbeat)
      .values({ id: 1, aliveAt: at.aliveAt })
      .onConflictDoUpdate({ target: serverHeartbeat.id, set: { aliveAt: sql`excluded.alive_at` } }),
  ),
  findTicking: db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(isTicking)
    .limit(1)
    .prepare(),
}));

/** Attempts with a running clock, with the last server-side change of it, a known moment of life. */
export const listTicking = (db: Db) =>
  db
    .select({
      ...columnsOf(attempts, 'id', 'studentId', 'startedAt', 'deadline', 'closesAt'),
      movedAt: sql<number>`coalesce((select max(${clockEntries.recordedAt}) from ${clockEntries} where ${clockEntries.attemptId} = ${attempts.id}), 0)`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(isTicking)
    .all();

/** The open attempt begun last, paused or not. */
export const findLastOpen = (db: Db) =>
  db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(isOpen)
    .orderBy(desc(attempts.startedAt))
    .limit(1)
    .get();

export const findLastPause = (db: Db) =>
  db
    .select({ pausedAt: quizzes.pausedAt })
    .from(quizzes)
    .where(isNotNull(quizzes.pausedAt))
    .orderBy(desc(quizzes.pausedAt))
    .limit(1)
    .get();
