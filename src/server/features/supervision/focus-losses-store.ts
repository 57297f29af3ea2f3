import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { attempts, focusEvents } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isOwnQuiz, OWN_QUIZ } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** How long a save without a timestamp may have been in flight when the student left. */
const ON_ITS_WAY_MS = sql.raw('5000');

/** A focus loss with its attempt and the student's next sign of life. */
const seen = {
  ...getTableColumns(focusEvents),
  ...columnsOf(attempts, 'startedAt', 'submittedAt', 'submittedBy', 'closingSince'),
  nextLeftAt: sql<number | null>`(select min(later.left_at) from focus_events later
    where later.attempt_id = ${focusEvents.attemptId} and later.left_at > ${focusEvents.leftAt})`,
  // Our pages stamp changes with their time; other callers use counters.
  answeredAt: sql<number | null>`(select min(case
      when written.revision > ${focusEvents.leftAt} then min(written.revision, written.saved_at)
      when written.revision < ${attempts.startedAt} and written.saved_at > ${focusEvents.leftAt} + ${ON_ITS_WAY_MS}
        then written.saved_at end)
    from answers written where written.attempt_id = ${focusEvents.attemptId} and ${focusEvents.returnedAt} is null)`,
};

const focusLosses = (db: Db, where: SQL | undefined) =>
  db
    .select(seen)
    .from(focusEvents)
    .innerJoin(attempts, eq(attempts.id, focusEvents.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(where)
    .orderBy(asc(focusEvents.leftAt));

export const focusLossesStore = perDb((db) => ({
  list: statement(OWN_QUIZ, (at) => focusLosses(db, isOwnQuiz(at))),
  /** Focus losses of running attempts without a return. */
  listOpen: statement(OWN_QUIZ, (at) =>
    focusLosses(db, and(isOwnQuiz(at), isNull(attempts.submittedAt), isNull(focusEvents.returnedAt))),
  ),
}));

export const markExcused = (
  db: Db,
  { attemptId, leftAt }: { attemptId: string; leftAt: number },
  excusedAt: number,
) =>
  db
    .update(focusEvents)
    .set({ excusedAt })
    .where(and(eq(focusEvents.attemptId, attemptId), eq(focusEvents.leftAt, leftAt)))
    .run();
