import { and, eq, inArray, like, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { answers, attempts } from '../../db/attempts-schema';
import { idsOf, listOf } from '../../db/columns';
import { aiRequests, questionCorrections, rescores } from '../../db/grading-schema';
import type { Db } from '../../db/open';
import { deleteRowsOf } from '../../db/personal-tables';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';
import { messageDeliveries, messages } from '../../db/supervision-schema';

const quizzesOf = (db: Db, attemptIds: SQL) =>
  db.select({ id: attempts.quizId }).from(attempts).where(inArray(attempts.id, attemptIds));
const questionsOf = (db: Db, quizIds: ReturnType<typeof quizzesOf>) =>
  db.select({ id: questions.id }).from(questions).where(inArray(questions.quizId, quizIds));

/** Deletes attempts with all dependent rows. Receipt chains are per attempt, so no other chain breaks. */
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
  deleteRowsOf(db, 'attempts', ids);
  deleteMessagesToNobody(db, list);
  db.delete(attempts).where(inArray(attempts.id, list)).run();
}

/** A message is deleted with its last recipient. */
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
 * Removes an attempt's marks from corrections, group decisions, comments and rubric changes, which are stored under the question.
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
 * Texts sent for marking have no name; those equal to an erased answer are blanked. Marked answers are also sent as examples for
 * the teacher's other quizzes.
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
 * An answer's subject is attempt/question, and '0' follows '/'. The line stays as evidence of an act, without the person's data.
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

/** Deletes quizzes without attempts and practice, with all dependent rows. */
export function deleteQuizzes(db: Db, ids: readonly string[]): void {
  const list = listOf(ids);
  // Tags are of finished and unfinished questions.
  const both = [questions, questionDrafts].flatMap((table) =>
    db.select({ id: table.id }).from(table).where(inArray(table.quizId, list)).all(),
  );
  deleteRowsOf(db, 'questions', idsOf(both));
  deleteRowsOf(db, 'quizzes', ids);
  db.delete(quizzes).where(inArray(quizzes.id, list)).run();
}
