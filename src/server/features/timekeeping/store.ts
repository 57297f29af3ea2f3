import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isOwnQuiz } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { clockEntries } from '../../db/supervision-schema';
import type { OwnerId } from '../../rules/access/owner-id';

const QUIZ = { quizId: attempts.quizId };
const ATTEMPT = { attemptId: attempts.id };
const { id: _, ...ENTRY } = getTableColumns(clockEntries);
const isOpen = isNull(attempts.submittedAt);

export const clockStore = perDb((db) => ({
  /** Runs on every save. */
  findPause: statement({ quizId: quizzes.id }, (at) =>
    db.select({ pausedAt: quizzes.pausedAt }).from(quizzes).where(eq(quizzes.id, at.quizId)),
  ),
  listEntries: statement(ATTEMPT, (at) =>
    db
      .select({ kind: clockEntries.kind, startedAt: clockEntries.startedAt, addedMs: clockEntries.addedMs })
      .from(clockEntries)
      .where(eq(clockEntries.attemptId, at.attemptId))
      .orderBy(asc(clockEntries.id)),
  ),
  findPauseAt: statement({ ...ATTEMPT, moment: 'number' }, (at) =>
    db
      .select({ id: clockEntries.id })
      .from(clockEntries)
      .where(
        and(
          eq(clockEntries.attemptId, at.attemptId),
          eq(clockEntries.kind, 'pause'),
          sql`${at.moment} between ${clockEntries.startedAt} and ${clockEntries.startedAt} + ${clockEntries.addedMs} - 1`,
        ),
      )
      .limit(1),
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
