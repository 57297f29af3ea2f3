import { and, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { answers } from '../../../db/attempts-schema';
import { columnsOf } from '../../../db/columns';
import { questionCorrections } from '../../../db/grading-schema';
import { questions } from '../../../db/quizzes-schema';
import { auditLog } from '../../../db/records-schema';
import { perDb, statement } from '../../../db/store';

export const markActsStore = perDb((db) => ({
  /** The teacher's marks and undos under one subject, oldest first. */
  list: statement({ subject: auditLog.subject }, (at) =>
    db
      .select(columnsOf(auditLog, 'id', 'at', 'actorId', 'action', 'before'))
      .from(auditLog)
      .where(and(eq(auditLog.subject, at.subject), sql`${auditLog.action} in ('marks', 'marks-undo')`))
      .orderBy(asc(auditLog.id)),
  ),
  findSavedAt: statement({ attemptId: answers.attemptId, questionId: answers.questionId }, (at) =>
    db
      .select({ savedAt: answers.savedAt })
      .from(answers)
      .where(and(eq(answers.attemptId, at.attemptId), eq(answers.questionId, at.questionId))),
  ),
}));

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
