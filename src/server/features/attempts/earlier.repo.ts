import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { answers, attempts, earlierAnswers } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;

export const earlierRepo = preparedPerDb((db) => ({
  listAttempts: () =>
    db
      .select()
      .from(attempts)
      .where(
        and(isNull(attempts.submittedAt), sql`${attempts.id} in (select attempt_id from earlier_answers)`),
      )
      .prepare(),
  /** The answers that were put aside and not written to since, oldest first. */
  listAnswers: () =>
    db
      .select({
        questionId: earlierAnswers.questionId,
        value: earlierAnswers.value,
        revision: sql<number>`coalesce(${answers.revision}, 0)`,
      })
      .from(earlierAnswers)
      .leftJoin(
        answers,
        and(
          eq(answers.attemptId, earlierAnswers.attemptId),
          eq(answers.questionId, earlierAnswers.questionId),
        ),
      )
      .where(
        and(
          eq(earlierAnswers.attemptId, at('attemptId')),
          isNull(answers.value),
          sql`coalesce(${answers.savedAt}, 0) <= ${earlierAnswers.putAsideAt}`,
        ),
      )
      .orderBy(asc(earlierAnswers.putAsideAt))
      .prepare(),
}));
