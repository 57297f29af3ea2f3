import { and, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { questionCorrections } from '../../../db/corrections-schema';
import { questions } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

export const correctionsStore = perDb((db) => ({
  /** Corrections in force, newest first. */
  list: statement({ quizId: questions.quizId }, (at) =>
    db
      .select({
        questionId: questionCorrections.questionId,
        policy: questionCorrections.policy,
        before: sql<string>`json_extract(${questionCorrections.before}, '$.question')`,
      })
      .from(questionCorrections)
      .innerJoin(questions, eq(questions.id, questionCorrections.questionId))
      .where(and(eq(questions.quizId, at.quizId), isNull(questionCorrections.undoneAt)))
      .orderBy(desc(questionCorrections.at), desc(sql`${questionCorrections}.rowid`)),
  ),
  /** The number of corrections of a question applied or undone since a time. */
  countSince: statement({ questionId: questionCorrections.questionId, since: questionCorrections.at }, (at) =>
    db
      .select({ corrections: count() })
      .from(questionCorrections)
      .where(
        and(
          eq(questionCorrections.questionId, at.questionId),
          or(gte(questionCorrections.at, at.since), gte(questionCorrections.undoneAt, at.since)),
        ),
      ),
  ),
}));
