import { and, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { questionCorrections } from '../../../db/corrections-schema';
import { questions } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

export const correctionsStore = perDb((db) => ({
  /** The corrections that stand, newest first. */
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
  /** How many corrections of a question came into force or out of it since. */
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
