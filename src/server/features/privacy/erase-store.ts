import { and, eq, inArray, like, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { ownerOf } from '../../../shared/access/owner-id';
import { sessions } from '../../db/accounts-schema';
import {
  answers,
  attempts,
  earlierAnswers,
  focusEvents,
  lateSubmissions,
  results,
} from '../../db/attempts-schema';
import { assignmentClasses, assignmentExceptions, assignments } from '../../db/classes-schema';
import { handOvers, quizShares } from '../../db/colleagues-schema';
import { questionCorrections } from '../../db/corrections-schema';
import { appeals, comments, phrases, rubricMarks, rubrics } from '../../db/feedback-schema';
import { gradebookWeights } from '../../db/gradebook-schema';
import { aiRequests, dismissedAlarms, graderNotices, rescores } from '../../db/grading-schema';
import { messageDeliveries, messages } from '../../db/messages-schema';
import type { Db } from '../../db/open';
import { teacherInvites } from '../../db/operations-schema';
import { papers, questionDrafts, questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';
import { answerLog, clockEntries, studentAllowances } from '../../db/supervision-schema';

// Children come before what they belong to.

const OF_ATTEMPT = [
  ...[earlierAnswers, lateSubmissions, focusEvents, results, clockEntries, answerLog, answers],
  ...[messageDeliveries, comments, rubricMarks, appeals],
];
const OF_QUESTION = [rubrics, rescores, graderNotices, dismissedAlarms, questionCorrections, questionTags];
const OF_QUIZ = [
  ...[assignmentExceptions, assignmentClasses, assignments, quizShares, handOvers, gradebookWeights],
  ...[aiRequests, questionDrafts, questions, papers],
];

/** A list of ids as one value, so that a statement is the same for any number of them. */
const listOf = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const quizzesOf = (db: Db, attemptIds: SQL) =>
  db.select({ id: attempts.quizId }).from(attempts).where(inArray(attempts.id, attemptIds));
const questionsOf = (db: Db, quizIds: SQL | ReturnType<typeof quizzesOf>) =>
  db.select({ id: questions.id }).from(questions).where(inArray(questions.quizId, quizIds));

/** Deletes attempts with all that hangs on them. A chain of receipts is one attempt's own, so no other is broken. */
export function deleteAttempts(db: Db, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const list = listOf(ids);
  for (const id of ids) dropMarks(db, id);
  blankSentTexts(db, list);
  blankAudit(db, ids);
  db.delete(rescores)
    .where(
      and(
        inArray(rescores.questionId, questionsOf(db, quizzesOf(db, list))),
        sql`exists (select 1 from json_each(${JSON.stringify(ids)}) erased where instr(${rescores.changes}, erased.value) > 0)`,
      ),
    )
    .run();
  for (const table of OF_ATTEMPT) db.delete(table).where(inArray(table.attemptId, list)).run();
  deleteMessagesToNobody(db, list);
  db.delete(attempts).where(inArray(attempts.id, list)).run();
}

/** A message goes with the last of those whom it went to. */
function deleteMessagesToNobody(db: Db, attemptIds: SQL): void {
  const ofQuizzes = inArray(messages.quizId, quizzesOf(db, attemptIds));
  const isToSomebody = db
    .select()
    .from(messageDeliveries)
    .where(eq(messageDeliveries.messageNumber, messages.number));
  db.delete(messages)
    .where(and(ofQuizzes, notExists(isToSomebody)))
    .run();
}

/**
 * A correction keeps the marks of both its sides by attempt, and so do a decision or a comment for several students and a change
 * of a rubric, under the question.
 */
function dropMarks(db: Db, attemptId: string): void {
  const questionIds = questionsOf(db, quizzesOf(db, listOf([attemptId])));
  const without = (json: SQLiteColumn, path: string) => sql`json_remove(${json}, ${path})`;
  const corrected = `$.marks."${attemptId}"`;
  db.update(questionCorrections)
    .set({
      before: without(questionCorrections.before, corrected),
      after: without(questionCorrections.after, corrected),
    })
    .where(inArray(questionCorrections.questionId, questionIds))
    .run();
  const dropDecided = (actions: readonly string[], path: string) =>
    db
      .update(auditLog)
      .set({ before: without(auditLog.before, path), after: without(auditLog.after, path) })
      .where(and(inArray(auditLog.action, actions), inArray(auditLog.subject, questionIds)))
      .run();
  dropDecided(['marks', 'marks-undo', 'comment'], `$."${attemptId}"`);
  dropDecided(['rubric', 'rubric-undo'], corrected);
}

/**
 * Texts that were sent for marking carry no name; those with the very words of an erased answer are blanked. A marked answer
 * is sent along as an example with other quizzes of its teacher too.
 */
function blankSentTexts(db: Db, attemptIds: SQL): void {
  const answered = db
    .select({ id: answers.questionId })
    .from(answers)
    .where(inArray(answers.attemptId, attemptIds));
  const isExample = sql`json_extract(sent.value, '$.marks') is not null`;
  const words = sql`select trim(json_extract(${answers.value}, '$')) from ${answers}
    where ${answers.attemptId} in ${attemptIds} and (${answers.questionId} = ${aiRequests.questionId} or ${isExample})
      and json_valid(${answers.value}) and json_type(${answers.value}) = 'text'`;
  const ofSameTeachers = db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(
      inArray(
        quizzes.teacherId,
        db
          .select({ id: quizzes.teacherId })
          .from(quizzes)
          .where(inArray(quizzes.id, quizzesOf(db, attemptIds))),
      ),
    );
  db.update(aiRequests)
    .set({
      texts: sql`(
        select json_group_array(case when trim(json_extract(sent.value, '$.text')) in (${words})
          then json_set(sent.value, '$.text', '')
          else json(sent.value) end)
        from json_each(${aiRequests.texts}) sent)`,
    })
    .where(
      or(
        and(inArray(aiRequests.quizId, quizzesOf(db, attemptIds)), inArray(aiRequests.questionId, answered)),
        and(inArray(aiRequests.quizId, ofSameTeachers), like(aiRequests.texts, '%"marks":%')),
      ),
    )
    .run();
}

/**
 * Of an answer the subject is attempt/question, and '0' comes after '/'. The line stays, as one that something was done; what
 * it said of the person goes.
 */
function blankAudit(db: Db, attemptIds: readonly string[]): void {
  const erased = sql`json_each(${JSON.stringify(attemptIds)}) erased`;
  const lines = sql`(
    select ${auditLog.id} from ${erased} join ${auditLog} on ${auditLog.subject} = erased.value
    union
    select ${auditLog.id} from ${erased} join ${auditLog}
      on ${auditLog.subject} > erased.value || '/' and ${auditLog.subject} < erased.value || '0')`;
  db.update(auditLog).set({ before: null, after: null }).where(inArray(auditLog.id, lines)).run();
}

/** Deletes quizzes that no attempt and no practice refers to any more, with all that hangs on them. */
export function deleteQuizzes(db: Db, ids: readonly string[]): void {
  const list = listOf(ids);
  for (const table of OF_QUESTION) {
    db.delete(table)
      .where(inArray(table.questionId, questionsOf(db, list)))
      .run();
  }
  const drafts = db
    .select({ id: questionDrafts.id })
    .from(questionDrafts)
    .where(inArray(questionDrafts.quizId, list));
  db.delete(questionTags).where(inArray(questionTags.questionId, drafts)).run();
  for (const table of OF_QUIZ) db.delete(table).where(inArray(table.quizId, list)).run();
  db.delete(quizzes).where(inArray(quizzes.id, list)).run();
}

/** Deletes what an account alone has: its sessions, its phrases, the invite it came by, and what it allowed students. */
export function deleteBelongings(db: Db, accountId: string): void {
  const ownerId = ownerOf({ accountId });
  db.delete(sessions).where(eq(sessions.accountId, accountId)).run();
  db.delete(studentAllowances).where(eq(studentAllowances.teacherId, ownerId)).run();
  db.delete(phrases).where(eq(phrases.teacherId, ownerId)).run();
  db.delete(teacherInvites).where(eq(teacherInvites.accountId, accountId)).run();
}
