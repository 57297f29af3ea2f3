import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { comments } from '../../../db/feedback-schema';
import { auditLog } from '../../../db/records-schema';
import { perDb, statement } from '../../../db/store';

const ON_SUBMISSION = { attemptId: comments.attemptId };
const ON_ANSWER = { ...ON_SUBMISSION, questionId: comments.questionId };
const WRITTEN = { text: comments.text, now: comments.at };

type Given = Readonly<Record<'attemptId' | 'questionId', SQL>>;
const isOnAnswer = (at: Given) =>
  and(eq(comments.attemptId, at.attemptId), eq(comments.questionId, at.questionId));
const isOnSubmission = (at: Pick<Given, 'attemptId'>) =>
  and(eq(comments.attemptId, at.attemptId), isNull(comments.questionId));

export const commentsStore = perDb((db) => {
  const find = (where: SQL | undefined) => db.select({ text: comments.text }).from(comments).where(where);
  const save = (
    at: Readonly<Record<'attemptId' | 'questionId' | 'text' | 'now', SQL>>,
    met: { target: SQLiteColumn | SQLiteColumn[]; targetWhere: SQL },
  ) =>
    db
      .insert(comments)
      .values({ attemptId: at.attemptId, questionId: at.questionId, text: at.text, at: at.now })
      .onConflictDoUpdate({ ...met, set: { text: at.text, at: at.now } });
  return {
    findOnAnswer: statement(ON_ANSWER, (at) => find(isOnAnswer(at))),
    findOnSubmission: statement(ON_SUBMISSION, (at) => find(isOnSubmission(at))),
    saveOnAnswer: statement({ ...ON_ANSWER, ...WRITTEN }, (at) =>
      save(at, {
        target: [comments.attemptId, comments.questionId],
        targetWhere: sql`question_id is not null`,
      }),
    ),
    saveOnSubmission: statement({ ...ON_SUBMISSION, ...WRITTEN }, (at) =>
      save(
        { ...at, questionId: sql`null` },
        { target: comments.attemptId, targetWhere: sql`question_id is null` },
      ),
    ),
    removeFromAnswer: statement(ON_ANSWER, (at) => db.delete(comments).where(isOnAnswer(at))),
    removeFromSubmission: statement(ON_SUBMISSION, (at) => db.delete(comments).where(isOnSubmission(at))),
    /** All comments of one attempt; the one on the submission has no question. */
    listOfAttempt: statement(ON_SUBMISSION, (at) =>
      db
        .select({ questionId: comments.questionId, text: comments.text })
        .from(comments)
        .where(eq(comments.attemptId, at.attemptId)),
    ),
    /** The last author of the comment on an answer, written alone or in a group. */
    findLastAct: statement({ answer: auditLog.subject, question: auditLog.subject, ...ON_SUBMISSION }, (at) =>
      db
        .select({ actorId: auditLog.actorId, at: auditLog.at })
        .from(auditLog)
        .where(
          and(
            or(
              eq(auditLog.subject, at.answer),
              and(
                eq(auditLog.subject, at.question),
                sql`json_type(${auditLog.after}, '$."' || ${at.attemptId} || '"') is not null`,
              ),
            ),
            sql`${auditLog.action} = 'comment'`,
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(1),
    ),
  };
});
