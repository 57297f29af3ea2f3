import type { Db } from './open';

// Selects the rows about a person in each table. Parameters: @accounts and @members (JSON lists of account and class member ids),
// @email (lower case, or null).

const ACCOUNTS = '(select value from json_each(@accounts))';
const MEMBERS = '(select value from json_each(@members))';
const ATTEMPTS = `(select id from attempts where student_id in ${ACCOUNTS})`;
const QUIZZES = `(select id from quizzes where teacher_id in ${ACCOUNTS})`;
/** The reasons of a suggestion quote the model answer and other students. */
const withoutReasons = (mark: string) => `json_remove(${mark}, '$.rationale', '$.findings')`;
/** A decision or comment for several students is one line under the question, with its changes by attempt. */
const IS_DECISION = `action in ('marks', 'marks-undo', 'comment') and instr(subject, '/') = 0`;
/** The person's own marks in such a line, unless that person is the actor. */
const ownMarks = (side: string) => `case when ${IS_DECISION} then (
    select json_group_object(mark.key, json_remove(mark.value, '$.rationale', '$.findings'))
    from json_each(${side}) mark where mark.key in ${ATTEMPTS} or actor_id in ${ACCOUNTS})
  else ${withoutReasons(side)} end as ${side}`;
const ofAttempt = `attempt_id in ${ATTEMPTS}`;
const IS_EXAMPLE = `json_extract(sent.value, '$.marks') is not null`;
const OWN_WORDS = `select trim(json_extract(answers.value, '$')) from answers where json_valid(answers.value)
  and json_type(answers.value) = 'text' and ${ofAttempt}`;

/** The rows of a table about a person, and the columns an export may contain. */
export interface PersonalTable {
  readonly table: string;
  readonly where: string;
  /** All columns if absent; token hashes, other students' texts and grader reasons are left out. */
  readonly columns?: string;
}

/** Every table with personal data, in reading order. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'accounts', where: `id in ${ACCOUNTS}` },
  {
    table: 'sessions',
    where: `account_id in ${ACCOUNTS}`,
    columns: 'account_id, provider, created_at, last_used_at, expires_at',
  },
  {
    table: 'classes',
    where: `teacher_id in ${ACCOUNTS} or id in (select class_id from class_members where id in ${MEMBERS})`,
  },
  {
    table: 'class_members',
    where: `id in ${MEMBERS}`,
    // Not the PIN's hash: PINs are so few that the hash reveals them.
    columns: `id, class_id, name, number, email, account_id, pin_set_at, pin_ended_at, time_factor_percent, extra_tab_changes,
      larger_text, hide_timer, created_at, removed_at`,
  },
  { table: 'assignment_exceptions', where: `member_id in ${MEMBERS}` },
  {
    table: 'gradebook_columns',
    where: `class_id in (select id from classes where teacher_id in ${ACCOUNTS})
      or id in (select column_id from gradebook_marks where member_id in ${MEMBERS})`,
  },
  // Without the teachers who gave them.
  {
    table: 'gradebook_marks',
    where: `member_id in ${MEMBERS}`,
    columns: 'column_id, member_id, marks, note, marked_at',
  },
  { table: 'attempts', where: `student_id in ${ACCOUNTS}` },
  { table: 'answers', where: ofAttempt },
  { table: 'earlier_answers', where: ofAttempt },
  { table: 'late_submissions', where: ofAttempt },
  { table: 'focus_events', where: ofAttempt },
  {
    table: 'results',
    where: ofAttempt,
    columns:
      'attempt_id, question_id, is_correct, score, maximum_marks, source, needs_review, confidence, marked_at',
  },
  { table: 'comments', where: ofAttempt },
  { table: 'rubric_marks', where: ofAttempt },
  { table: 'appeals', where: ofAttempt },
  { table: 'clock_entries', where: `${ofAttempt} or actor_id in ${ACCOUNTS}` },
  { table: 'answer_log', where: ofAttempt },
  { table: 'message_deliveries', where: ofAttempt },
  {
    table: 'messages',
    where: `number in (select message_number from message_deliveries where ${ofAttempt}) or quiz_id in ${QUIZZES}`,
  },
  { table: 'student_allowances', where: `lower(email) = @email or teacher_id in ${ACCOUNTS}` },
  { table: 'quiz_shares', where: `email = @email or quiz_id in ${QUIZZES}` },
  {
    table: 'class_shares',
    where: `email = @email or class_id in (select id from classes where teacher_id in ${ACCOUNTS})`,
  },
  { table: 'hand_overs', where: `from_id in ${ACCOUNTS} or to_id in ${ACCOUNTS}` },
  {
    table: 'practice_sets',
    columns: 'id, teacher_id, quiz_id, tag, opened_at, closed_at',
    where: `teacher_id in ${ACCOUNTS} or id in (select set_id from practice_answers where student_id in ${ACCOUNTS})`,
  },
  { table: 'practice_cards', where: `student_id in ${ACCOUNTS}` },
  { table: 'practice_answers', where: `student_id in ${ACCOUNTS}` },
  {
    table: 'teacher_invites',
    where: `account_id in ${ACCOUNTS}`,
    columns: 'id, note, created_at, expires_at, account_id, used_at, revoked_at',
  },
  { table: 'mail_outbox', where: 'lower(recipient) = @email' },
  { table: 'payment_orders', where: `teacher_id in ${ACCOUNTS}` },
  { table: 'quizzes', where: `teacher_id in ${ACCOUNTS}` },
  { table: 'questions', where: `quiz_id in ${QUIZZES}` },
  {
    table: 'question_tags',
    where: `question_id in (select id from questions where quiz_id in ${QUIZZES})
      or question_id in (select id from question_drafts where quiz_id in ${QUIZZES})`,
  },
  { table: 'rubrics', where: `question_id in (select id from questions where quiz_id in ${QUIZZES})` },
  { table: 'phrases', where: `teacher_id in ${ACCOUNTS}` },
  { table: 'question_drafts', where: `quiz_id in ${QUIZZES}` },
  {
    table: 'question_corrections',
    where: `teacher_id in ${ACCOUNTS}`,
    columns: `id, question_id, at, policy, undone_at, json_extract(before, '$.question') as before, json_extract(after, '$.question') as after`,
  },
  {
    table: 'audit_log',
    columns: `id, at, actor_id, action, subject, ${ownMarks('before')}, ${ownMarks('after')}`,
    where: `actor_id in ${ACCOUNTS} or subject in ${ACCOUNTS}
      or lower(substr(subject, instr(subject, '/') + 1)) = @email
      or subject in ${ATTEMPTS} or subject in ${MEMBERS}
      or (instr(subject, '/') > 0 and substr(subject, instr(subject, '/') + 1) in ${MEMBERS})
      or (${IS_DECISION} and exists (select 1 from json_each(after) mark where mark.key in ${ATTEMPTS}))
      or (instr(subject, '/') > 0 and substr(subject, 1, instr(subject, '/') - 1) in ${ATTEMPTS})`,
  },
  {
    table: 'ai_requests',
    // A marked answer may have been sent as an example for another quiz.
    where: `question_id in (select question_id from answers where ${ofAttempt}) or (instr(texts, '"marks":') > 0
      and exists (select 1 from json_each(ai_requests.texts) sent where ${IS_EXAMPLE}
        and trim(json_extract(sent.value, '$.text')) in (${OWN_WORDS})))`,
    // Only the person's own texts, matched by their words, since they were sent without names.
    columns: `id, quiz_id, question_id, sent_at, host, model, question,
      (select json_group_array(json_extract(sent.value, '$.text')) from json_each(ai_requests.texts) sent
        where trim(json_extract(sent.value, '$.text')) in
          (${OWN_WORDS} and (answers.question_id = ai_requests.question_id or ${IS_EXAMPLE}))) as texts`,
  },
];

/** Tables without personal data; every table must be in one of the two lists. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'papers',
  // The classes and windows of quizzes.
  'assignments',
  'assignment_classes',
  'practice_set_classes',
  'gradebook_weights',
  'ai_grades',
  'grader_notices',
  'rescores',
  'dismissed_alarms',
  // Derived from questions and marks.
  'bank_entries',
  'bank_outdated_quizzes',
  'payment_events',
  'operator_links',
  'server_heartbeat',
  'spent_identity_tokens',
];

/** The rows that are deleted with their parent: the tables by the column that names it, children first. */
export const DELETED_WITH = {
  accounts: {
    account_id: ['sessions', 'teacher_invites'],
    student_id: ['practice_answers', 'practice_cards'],
    teacher_id: ['phrases', 'student_allowances'],
  },
  attempts: {
    attempt_id: [
      ...['answers', 'earlier_answers', 'late_submissions', 'focus_events', 'results'],
      ...['clock_entries', 'answer_log', 'message_deliveries', 'comments', 'rubric_marks', 'appeals'],
    ],
  },
  classes: {
    class_id: ['assignment_classes', 'class_shares', 'hand_overs', 'gradebook_weights', 'gradebook_columns'],
  },
  questions: {
    question_id: [
      ...['rubrics', 'rescores', 'grader_notices', 'dismissed_alarms'],
      ...['question_corrections', 'question_tags'],
    ],
  },
  quizzes: {
    quiz_id: [
      ...['assignment_exceptions', 'assignment_classes', 'assignments', 'quiz_shares', 'hand_overs'],
      ...['gradebook_weights', 'ai_requests', 'question_drafts', 'questions', 'papers'],
    ],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Deletes the rows that go with these rows of a parent table; the rows themselves stay. */
export function deleteRowsOf(
  { $client: client }: Db,
  parent: keyof typeof DELETED_WITH,
  ids: readonly string[],
): void {
  for (const [column, tables] of Object.entries(DELETED_WITH[parent])) {
    for (const table of tables) {
      client
        .prepare(`delete from ${table} where ${column} in (select value from json_each(?))`)
        .run(JSON.stringify(ids));
    }
  }
}
