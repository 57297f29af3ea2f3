import { eq } from 'drizzle-orm';
import type { StartWindow } from '../../../shared/assignment/may-start';
import { assignmentClasses, assignmentExceptions, assignments } from '../../db/classes-schema';
import type { Db } from '../../db/open';

export type ExceptionRecord = typeof assignmentExceptions.$inferSelect;

export interface StoredAssignment extends StartWindow {
  readonly classIds: readonly string[];
  readonly exceptions: readonly ExceptionRecord[];
}

/** Writes the window of a quiz's classes; without classes, deletes the assignment. */
export function saveRule(db: Db, quizId: string, window: StartWindow, now: number): void {
  const rule = { opensAt: window.opensAt, closesAt: window.closesAt, updatedAt: now };
  db.insert(assignments)
    .values({ quizId, ...rule })
    .onConflictDoUpdate({ target: assignments.quizId, set: rule })
    .run();
}

/** The number of rows that fit in one statement. */
const ROWS_AT_ONCE = 500;

export function saveAssignment(
  db: Db,
  quizId: string,
  { classIds, exceptions, ...window }: StoredAssignment,
  now: number,
): void {
  saveRule(db, quizId, window, now);
  db.delete(assignmentClasses).where(eq(assignmentClasses.quizId, quizId)).run();
  for (const classId of classIds) db.insert(assignmentClasses).values({ quizId, classId }).run();
  db.delete(assignmentExceptions).where(eq(assignmentExceptions.quizId, quizId)).run();
  for (let at = 0; at < exceptions.length; at += ROWS_AT_ONCE)
    db.insert(assignmentExceptions)
      .values(exceptions.slice(at, at + ROWS_AT_ONCE))
      .run();
}

export function deleteAssignment(db: Db, quizId: string): void {
  db.delete(assignmentExceptions).where(eq(assignmentExceptions.quizId, quizId)).run();
  db.delete(assignmentClasses).where(eq(assignmentClasses.quizId, quizId)).run();
  db.delete(assignments).where(eq(assignments.quizId, quizId)).run();
}

/** Sets one member's window; their other exceptions stay. */
export function saveWindow(
  db: Db,
  { quizId, memberId, ...window }: { quizId: string; memberId: string } & StartWindow,
): void {
  db.insert(assignmentExceptions)
    .values({ quizId, memberId, ...window })
    .onConflictDoUpdate({
      target: [assignmentExceptions.quizId, assignmentExceptions.memberId],
      set: window,
    })
    .run();
}
