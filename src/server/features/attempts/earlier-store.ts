import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { answers, attempts, earlierAnswers } from '../../db/attempts-schema';
import type { Db } from '../../db/open';

/** AttemptState attempts with answers that an earlier version discarded. */
export const listAttemptsWithEarlier = (db: Db) =>
  db
    .select()
    .from(attempts)
    .where(and(isNull(attempts.submittedAt), sql`${attempts.id} in (select attempt_id from earlier_answers)`))
    .all();

/** Discarded answers not overwritten since, oldest first. */
export const listEarlierAnswers = (db: Db, attemptId: string) =>
  db
    .select({
      questionId: earlierAnswers.questionId,
      value: earlierAnswers.value,
      revision: sql<number>`coalesce(${answers.revision}, 0)`,
    })
    .from(earlierAnswers)
    .leftJoin(
      answers,
      and(eq(answers.attemptId, earlierAnswers.attemptId), eq(answers.questionId, earlierAnswers.questionId)),
    )
    .where(
      and(
        eq(earlierAnswers.attemptId, attemptId),
        isNull(answers.value),
        sql`coalesce(${answers.savedAt}, 0) <= ${earlierAnswers.putAsideAt}`,
      ),
    )
    .orderBy(asc(earlierAnswers.putAsideAt))
    .all();
