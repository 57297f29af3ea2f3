import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { columnsOf, excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isOwnQuiz } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { clockEntries, serverHeartbeat, studentAllowances } from '../../db/supervision-schema';
import type { OwnerId } from '../../rules/access/owner-id';

const QUIZ = { quizId: attempts.quizId };
const ATTEMPT = { attemptId: attempts.id };
const { id: _, ...ENTRY } = getTableColumns(clockEntries);
const isOpen = isNull(attempts.submittedAt);

export const clockStore = perDb((db) => ({
  listEntries: statement(ATTEMPT, (at) =>
    db
      .select({ kind: clockEntries.kind, startedAt: clockEntries.startedAt, addedMs: clockEntries.addedMs })
      .from(clockEntries)
      .where(eq(clockEntries.attemptId, at.attemptId))
      .orderBy(asc(clockEntries.id)),
  ),
  addEntry: statement(ENTRY, (at) => db.insert(clockEntries).values(at)),
  moveAttempt: statement({ ...ATTEMPT, deadline: attempts.deadline, closesAt: attempts.closesAt }, (at) =>
    db
      .update(attempts)
      .set({ deadline: at.deadline, closesAt: at.closesAt })
      .where(and(eq(attempts.id, at.attemptId), isOpen)),
  ),
  listOpenOnQuiz: statement(QUIZ, (at) =>
    db
      .select({
        ...columnsOf(attempts, 'id', 'startedAt', 'deadline', 'closesAt', 'closingSince'),
      })
      .from(attempts)
      .where(and(eq(attempts.quizId, at.quizId), isOpen)),
  ),
  findOnQuiz: statement({ ...QUIZ, ...ATTEMPT }, (at) =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.id, at.attemptId), eq(attempts.quizId, at.quizId))),
  ),
}));

/** Pauses an own undeleted quiz as of a moment (epoch milliseconds), or ends its pause. */
export const setPaused = (db: Db, key: { quizId: string; teacherId: OwnerId }, pausedAt: number | null) =>
  db.update(quizzes).set({ pausedAt }).where(isOwnQuiz(key)).run();

const { teacherId, email, timeFactorPercent, extraTabChanges } = studentAllowances;

type AllowanceKey = Pick<typeof studentAllowances.$inferSelect, 'teacherId' | 'email'>;

const allowancesStore = perDb((db) => ({
  find: statement({ teacherId, email }, (at) =>
    db
      .select({ timeFactorPercent, extraTabChanges })
      .from(studentAllowances)
      .where(and(eq(teacherId, at.teacherId), eq(email, at.email))),
  ),
}));

/** A teacher's allowance for an address normalised by `emailKey`; read at each join. */
export const findAllowance = (db: Db, key: AllowanceKey) => allowancesStore(db).find.get(key);

export const listAllowancesOf = (db: Db, of: Pick<AllowanceKey, 'teacherId'>) =>
  db
    .select({ email, timeFactorPercent, extraTabChanges })
    .from(studentAllowances)
    .where(eq(teacherId, of.teacherId))
    .orderBy(asc(email))
    .all();

export const saveAllowance = (db: Db, allowance: typeof studentAllowances.$inferInsert) =>
  db
    .insert(studentAllowances)
    .values(allowance)
    .onConflictDoUpdate({
      target: [teacherId, email],
      set: excludedOf({ timeFactorPercent, extraTabChanges, updatedAt: studentAllowances.updatedAt }),
    })
    .run();

export const deleteAllowance = (db: Db, key: AllowanceKey) =>
  db
    .delete(studentAllowances)
    .where(and(eq(teacherId, key.teacherId), eq(email, key.email)))
    .run();

const isRunning = isNull(attempts.submittedAt);
const isTicking = and(isRunning, isNull(quizzes.pausedAt));

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
    .where(isRunning)
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
