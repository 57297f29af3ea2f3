import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { AI_REQUEST_OUTCOMES, CORRECTION_POLICIES } from '../../shared/constants';
import { accounts } from './accounts-schema';
import { inList } from './columns';
import { questions, quizzes } from './quizzes-schema';

/** Replies of the AI server by a hash of everything they depend on, so that no request is repeated. */
export const aiGrades = sqliteTable('ai_grades', {
  key: text('key').primaryKey(),
  /** JSON grade; null if the server twice had no usable one. */
  grade: text('grade'),
  createdAt: integer('created_at').notNull(),
});

/** Every request to the AI server, written before it is sent: its content and its usage. */
export const aiRequests = sqliteTable(
  'ai_requests',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    sentAt: integer('sent_at').notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    question: text('question').notNull(),
    modelAnswer: text('model_answer').notNull(),
    /** JSON list of the texts as sent: students' answers, our own test answers, and teacher-marked examples with their marks. */
    texts: text('texts').notNull(),
    /** An estimate until the server reports usage. */
    tokens: integer('tokens').notNull(),
    outcome: text('outcome', { enum: AI_REQUEST_OUTCOMES }).notNull(),
  },
  (t) => [
    index('ai_requests_quiz').on(t.quizId, t.sentAt),
    index('ai_requests_day').on(t.sentAt),
    check('ai_requests_tokens', sql`${t.tokens} >= 0`),
    check('ai_requests_outcome', sql`${t.outcome} in (${inList(AI_REQUEST_OUTCOMES)})`),
  ],
);

/** Why the grader was not used for a question, or only for some of its answers: a sentence for the teacher. */
export const graderNotices = sqliteTable('grader_notices', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  notice: text('notice').notNull(),
  at: integer('at').notNull(),
});

/** The last time the teacher's marks moved suggestions for a question, with the cause and the changes. */
export const rescores = sqliteTable('rescores', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  at: integer('at').notNull(),
  /** JSON: the teaching marks and each moved suggestion. */
  changes: text('changes').notNull(),
});

/** Dismissed wrong-key alarms; raised again on other evidence. */
export const dismissedAlarms = sqliteTable('dismissed_alarms', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  evidence: text('evidence').notNull(),
  at: integer('at').notNull(),
});

/** A correction of a question after students started, with all data needed to undo it. */
export const questionCorrections = sqliteTable(
  'question_corrections',
  {
    id: text('id').primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => accounts.id),
    at: integer('at').notNull(),
    /** JSON: the question, its marks by attempt, and its grader notice. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    policy: text('policy', { enum: CORRECTION_POLICIES }).notNull(),
    undoneAt: integer('undone_at'),
  },
  (t) => [
    index('question_corrections_question').on(t.questionId, t.at),
    check('question_corrections_policy', sql`${t.policy} in (${inList(CORRECTION_POLICIES)})`),
  ],
);
