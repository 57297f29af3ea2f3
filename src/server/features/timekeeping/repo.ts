import type { Column } from 'drizzle-orm';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { quizzes } from '../../db/quizzes-schema';
import { clockEntries, serverHeartbeat, studentAllowances } from '../../db/supervision-schema';

const at = sql.placeholder;
/** A placeholder in an update that goes through the column, so that null stays null. */
const boundTo = (column: Column, name: string) => sql`${sql.param(at(name), column)}`;

const isOpen = isNull(attempts.submittedAt);
const isOnQuiz = eq(attempts.quizId, at('quizId'));
const ofTeacher = eq(studentAllowances.teacherId, at('teacherId'));
const ofStudent = and(ofTeacher, eq(studentAllowances.email, at('email')));
const clockColumns = {
  id: attempts.id,
  studentId: attempts.studentId,
  startedAt: attempts.startedAt,
  deadline: attempts.deadline,
  closesAt: attempts.closesAt,
  closingSince: attempts.closingSince,
};

export const timekeepingRepo = preparedPerDb((db) => ({
  findPause: () =>
    db
      .select({ pausedAt: quizzes.pausedAt })
      .from(quizzes)
      .where(eq(quizzes.id, at('quizId')))
      .prepare(),
  setPaused: () =>
    db
      .update(quizzes)
      .set({ pausedAt: boundTo(quizzes.pausedAt, 'pausedAt') })
      .where(
        and(eq(quizzes.id, at('quizId')), eq(quizzes.teacherId, at('teacherId')), isNull(quizzes.deletedAt)),
      )
      .prepare(),

  listEntries: () =>
    db
      .select({ kind: clockEntries.kind, startedAt: clockEntries.startedAt, addedMs: clockEntries.addedMs })
      .from(clockEntries)
      .where(eq(clockEntries.attemptId, at('attemptId')))
      .orderBy(asc(clockEntries.id))
      .prepare(),
  findPauseAt: () =>
    db
      .select({ id: clockEntries.id })
      .from(clockEntries)
      .where(
        and(
          eq(clockEntries.attemptId, at('attemptId')),
          eq(clockEntries.kind, 'pause'),
          sql`${at('moment')} between ${clockEntries.startedAt} and ${clockEntries.startedAt} + ${clockEntries.addedMs} - 1`,
        ),
      )
      .limit(1)
      .prepare(),
  addEntry: () =>
    db
      .insert(clockEntries)
      .values({
        attemptId: at('attemptId'),
        kind: at('kind'),
        startedAt: at('startedAt'),
        addedMs: at('addedMs'),
        actorId: at('actorId'),
        recordedAt: at('now'),
      })
      .prepare(),
  moveAttempt: () =>
    db
      .update(attempts)
      .set({
        deadline: boundTo(attempts.deadline, 'deadline'),
        closesAt: boundTo(attempts.closesAt, 'closesAt'),
      })
      .where(and(eq(attempts.id, at('attemptId')), isOpen))
      .prepare(),

  listOpenOnQuiz: () => db.select(clockColumns).from(attempts).where(and(isOnQuiz, isOpen)).prepare(),
  findOnQuiz: () =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.id, at('attemptId')), isOnQuiz))
      .prepare(),
  /** Each attempt whose clock runs, with when the server last moved it: then it was alive. */
  listTicking: () =>
    db
      .select({
        ...clockColumns,
        movedAt: sql<number>`coalesce((select max(${clockEntries.recordedAt}) from ${clockEntries} where ${clockEntries.attemptId} = ${attempts.id}), 0)`,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(isOpen, isNull(quizzes.pausedAt)))
      .prepare(),
  findTicking: () =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(isOpen, isNull(quizzes.pausedAt)))
      .limit(1)
      .prepare(),
  /** The open attempt that began last, its clock running or paused. */
  findOpen: () =>
    db
      .select({ startedAt: attempts.startedAt })
      .from(attempts)
      .where(isOpen)
      .orderBy(desc(attempts.startedAt))
      .limit(1)
      .prepare(),
  findLastPause: () =>
    db
      .select({ pausedAt: quizzes.pausedAt })
      .from(quizzes)
      .where(isNotNull(quizzes.pausedAt))
      .orderBy(desc(quizzes.pausedAt))
      .limit(1)
      .prepare(),
  findHeartbeat: () => db.select({ aliveAt: serverHeartbeat.aliveAt }).from(serverHeartbeat).prepare(),
  saveHeartbeat: () =>
    db
      .insert(serverHeartbeat)
      .values({ id: 1, aliveAt: at('now') })
      .onConflictDoUpdate({ target: serverHeartbeat.id, set: { aliveAt: sql`excluded.alive_at` } })
      .prepare(),

  listAllowances: () =>
    db
      .select({
        email: studentAllowances.email,
        timeFactorPercent: studentAllowances.timeFactorPercent,
        extraTabChanges: studentAllowances.extraTabChanges,
      })
      .from(studentAllowances)
      .where(ofTeacher)
      .orderBy(asc(studentAllowances.email))
      .prepare(),
  findAllowance: () =>
    db
      .select({
        timeFactorPercent: studentAllowances.timeFactorPercent,
        extraTabChanges: studentAllowances.extraTabChanges,
      })
      .from(studentAllowances)
      .where(ofStudent)
      .prepare(),
  saveAllowance: () =>
    db
      .insert(studentAllowances)
      .values({
        teacherId: at('teacherId'),
        email: at('email'),
        timeFactorPercent: at('timeFactorPercent'),
        extraTabChanges: at('extraTabChanges'),
        updatedAt: at('now'),
      })
      .onConflictDoUpdate({
        target: [studentAllowances.teacherId, studentAllowances.email],
        set: {
          timeFactorPercent: sql`excluded.time_factor_percent`,
          extraTabChanges: sql`excluded.extra_tab_changes`,
          updatedAt: sql`excluded.updated_at`,
        },
      })
      .prepare(),
  removeAllowance: () => db.delete(studentAllowances).where(ofStudent).prepare(),
}));
