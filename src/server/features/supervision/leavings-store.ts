import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { attempts, focusEvents } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

/** What stands on one quiz of the teacher that is not deleted. */
const onOwnQuiz = and(
  eq(quizzes.id, at('quizId')),
  eq(quizzes.teacherId, at('teacherId')),
  isNull(quizzes.deletedAt),
);

/** A save that carries no time of its own may have been on its way for so long when the student left. */
const ON_ITS_WAY_MS = sql.raw('5000');

/** A leaving with its attempt and what was heard of the student since. */
const seen = {
  ...getTableColumns(focusEvents),
  startedAt: attempts.startedAt,
  submittedAt: attempts.submittedAt,
  submittedBy: attempts.submittedBy,
  closingSince: attempts.closingSince,
  nextLeftAt: sql<number | null>`(select min(later.left_at) from focus_events later
    where later.attempt_id = ${focusEvents.attemptId} and later.left_at > ${focusEvents.leftAt})`,
  // Our pages stamp a change with its time, other callers count.
  answeredAt: sql<number | null>`(select min(case
      when written.revision > ${focusEvents.leftAt} then min(written.revision, written.saved_at)
      when written.revision < ${attempts.startedAt} and written.saved_at > ${focusEvents.leftAt} + ${ON_ITS_WAY_MS}
        then written.saved_at end)
    from answers written where written.attempt_id = ${focusEvents.attemptId} and ${focusEvents.returnedAt} is null)`,
};

export const leavingsRepo = preparedPerDb((db) => ({
  list: () =>
    db
      .select(seen)
      .from(focusEvents)
      .innerJoin(attempts, eq(attempts.id, focusEvents.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(onOwnQuiz)
      .orderBy(asc(focusEvents.leftAt))
      .prepare(),
  /** Those of running attempts of which no return was seen. */
  listOpen: () =>
    db
      .select(seen)
      .from(focusEvents)
      .innerJoin(attempts, eq(attempts.id, focusEvents.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(onOwnQuiz, isNull(attempts.submittedAt), isNull(focusEvents.returnedAt)))
      .prepare(),
  excuse: () =>
    db
      .update(focusEvents)
      .set({ excusedAt: bound('now') })
      .where(and(eq(focusEvents.attemptId, at('attemptId')), eq(focusEvents.leftAt, at('leftAt'))))
      .prepare(),
}));
