import type { Db } from '../../db/open';
import { preparedPerDb } from '../../db/prepared-per-db';

// Statements over lists: @ids is a JSON list of ids. Children come before what they belong to.

const IDS = '(select value from json_each(@ids))';
const QUIZZES = `(select quiz_id from attempts where id in ${IDS})`;

/** Texts that were sent for marking carry no name; those with the very words of an erased answer are blanked. */
const BLANK_SENT_TEXTS = `
  update ai_requests set texts = (
    select json_group_array(case when trim(json_extract(sent.value, '$.text')) in (
        select trim(json_extract(answers.value, '$')) from answers
        where attempt_id in ${IDS} and answers.question_id = ai_requests.question_id
          and json_valid(answers.value) and json_type(answers.value) = 'text')
      then json_object('text', '', 'isTest', json(case json_extract(sent.value, '$.isTest') when 1 then 'true' else 'false' end))
      else json(sent.value) end)
    from json_each(ai_requests.texts) sent)
  where quiz_id in ${QUIZZES} and question_id in (select question_id from answers where attempt_id in ${IDS})`;

/** A correction keeps the marks of both its sides by attempt. */
const DROP_CORRECTED_MARKS = `
  update question_corrections set
    before = json_remove(before, '$.marks."' || @id || '"'),
    after = json_remove(after, '$.marks."' || @id || '"')
  where question_id in (select id from questions where quiz_id = (select quiz_id from attempts where id = @id))`;

/** A decision of the teacher for several students keeps their marks by attempt, under the question. */
const DROP_DECIDED_MARKS = `
  update audit_log set
    before = json_remove(before, '$."' || @id || '"'),
    after = json_remove(after, '$."' || @id || '"')
  where action in ('marks', 'marks-undo')
    and subject in (select id from questions where quiz_id = (select quiz_id from attempts where id = @id))`;

/** Of an answer the subject is attempt/question, and '0' comes after '/'. The line stays, as one that something was done; what it said of the person goes. */
const BLANK_AUDIT = `update audit_log set before = null, after = null where id in (
  select audit_log.id from json_each(@ids) erased join audit_log on subject = erased.value
  union
  select audit_log.id from json_each(@ids) erased join audit_log
    on subject > erased.value || '/' and subject < erased.value || '0')`;

const ATTEMPT_CHILDREN = [
  'earlier_answers',
  'late_submissions',
  'focus_events',
  'results',
  'clock_entries',
  'answer_log',
  'answers',
];

const statements = preparedPerDb((db) => {
  const prepare = (text: string) => db.$client.prepare<[{ ids: string }]>(text);
  return {
    attempts: () => [
      prepare(BLANK_SENT_TEXTS),
      prepare(BLANK_AUDIT),
      prepare(
        `delete from rescores where question_id in (select id from questions where quiz_id in ${QUIZZES})
          and exists (select 1 from json_each(@ids) erased where instr(changes, erased.value) > 0)`,
      ),
      ...ATTEMPT_CHILDREN.map((table) => prepare(`delete from ${table} where attempt_id in ${IDS}`)),
      prepare(`delete from attempts where id in ${IDS}`),
    ],
    dropCorrectedMarks: () => db.$client.prepare<[{ id: string }]>(DROP_CORRECTED_MARKS),
    dropDecidedMarks: () => db.$client.prepare<[{ id: string }]>(DROP_DECIDED_MARKS),
    quizzes: () => [
      ...['rescores', 'grader_notices', 'dismissed_alarms', 'question_corrections'].map((table) =>
        prepare(
          `delete from ${table} where question_id in (select id from questions where quiz_id in ${IDS})`,
        ),
      ),
      ...['ai_requests', 'questions', 'papers'].map((table) =>
        prepare(`delete from ${table} where quiz_id in ${IDS}`),
      ),
      prepare(`delete from quizzes where id in ${IDS}`),
    ],
    accounts: () => [
      prepare(`delete from sessions where account_id in ${IDS}`),
      prepare(`delete from student_allowances where teacher_id in ${IDS}`),
    ],
  };
});

const runAll = (list: readonly { run(values: { ids: string }): unknown }[], ids: readonly string[]) => {
  for (const statement of list) statement.run({ ids: JSON.stringify(ids) });
};

/** Deletes attempts with all that hangs on them. A chain of receipts is one attempt's own, so no other is broken. */
export function deleteAttempts(db: Db, ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids) {
    statements(db).dropCorrectedMarks.run({ id });
    statements(db).dropDecidedMarks.run({ id });
  }
  runAll(statements(db).attempts, ids);
}

/** Deletes quizzes that no attempt refers to any more, with all that hangs on them. */
export const deleteQuizzes = (db: Db, ids: readonly string[]): void => runAll(statements(db).quizzes, ids);

/** Deletes what an account alone has: its sessions, and what it allowed students. */
export const deleteBelongings = (db: Db, accountIds: readonly string[]): void =>
  runAll(statements(db).accounts, accountIds);
