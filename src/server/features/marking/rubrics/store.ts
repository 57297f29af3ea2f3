import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { rubricMarks, rubrics } from '../../../db/feedback-schema';
import { questions } from '../../../db/quizzes-schema';
import { auditLog } from '../../../db/records-schema';
import { perDb, statement } from '../../../db/store';

const QUESTION = { questionId: rubrics.questionId };
const ANSWER = { attemptId: rubricMarks.attemptId, questionId: rubricMarks.questionId };
const { items, previousItems, at } = rubrics;

export const rubricsStore = perDb((db) => ({
  find: statement(QUESTION, (own) => db.select().from(rubrics).where(eq(rubrics.questionId, own.questionId))),
  list: statement({ quizId: questions.quizId }, (own) =>
    db
      .select({ questionId: rubrics.questionId, items: rubrics.items })
      .from(rubrics)
      .innerJoin(questions, eq(questions.id, rubrics.questionId))
      .where(and(eq(questions.quizId, own.quizId), isNull(questions.deletedAt))),
  ),
  save: statement({ ...QUESTION, items, previousItems, at }, (row) =>
    db
      .insert(rubrics)
      .values(row)
      .onConflictDoUpdate({
        target: rubrics.questionId,
        set: { items: row.items, previousItems: row.previousItems, at: row.at },
      }),
  ),
  findLastChange: statement(QUESTION, (own) =>
    db
      .select({ actorId: auditLog.actorId, at: auditLog.at })
      .from(auditLog)
      .where(and(eq(auditLog.subject, own.questionId), sql`${auditLog.action} in ('rubric', 'rubric-undo')`))
      .orderBy(desc(auditLog.id))
      .limit(1),
  ),
  remove: statement(QUESTION, (own) => db.delete(rubrics).where(eq(rubrics.questionId, own.questionId))),

  /** The items of the answers marked by a question's rubric. */
  listGiven: statement(QUESTION, (own) =>
    db
      .select({ attemptId: rubricMarks.attemptId, itemIds: rubricMarks.itemIds })
      .from(rubricMarks)
      .where(eq(rubricMarks.questionId, own.questionId)),
  ),
  listGivenToAttempt: statement({ attemptId: rubricMarks.attemptId }, (own) =>
    db
      .select({ questionId: rubricMarks.questionId, itemIds: rubricMarks.itemIds })
      .from(rubricMarks)
      .where(eq(rubricMarks.attemptId, own.attemptId)),
  ),
  findGiven: statement(ANSWER, (own) =>
    db
      .select({ itemIds: rubricMarks.itemIds })
      .from(rubricMarks)
      .where(and(eq(rubricMarks.attemptId, own.attemptId), eq(rubricMarks.questionId, own.questionId))),
  ),
  give: statement({ ...ANSWER, itemIds: rubricMarks.itemIds }, (row) =>
    db
      .insert(rubricMarks)
      .values(row)
      .onConflictDoUpdate({
        target: [rubricMarks.attemptId, rubricMarks.questionId],
        set: { itemIds: row.itemIds },
      }),
  ),
  takeAll: statement(ANSWER, (own) =>
    db
      .delete(rubricMarks)
      .where(and(eq(rubricMarks.attemptId, own.attemptId), eq(rubricMarks.questionId, own.questionId))),
  ),
}));
