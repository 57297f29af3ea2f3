import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { AI_REQUEST_OUTCOMES } from '../../shared/constants';
import { inList } from './columns';
import { questions, quizzes } from './quizzes-schema';

/** What the AI server answered, by a hash of all that the answer depends on: nothing is asked twice. */
export const aiGrades = sqliteTable('ai_grades', {
  key: text('key').primaryKey(),
  /** The grade as JSON; null where the server had no usable one, twice. */
  grade: text('grade'),
  createdAt: integer('created_at').notNull(),
});

/** Every request that left for the AI server, written before it leaves: what was sent, and what it used. */
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
    /**
     * The answers as sent, a JSON list of texts: whether each is a student's or one of our own that tests the grader, and with
     * marks where the teacher had marked it and it was sent as an example.
     */
    texts: text('texts').notNull(),
    /** Estimated until the server says what it used. */
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

/** Why the grader was not used for a question, or not for all of its answers: a sentence for the teacher. */
export const graderNotices = sqliteTable('grader_notices', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  notice: text('notice').notNull(),
  at: integer('at').notNull(),
});

/** The last time the teacher's marks moved suggestions of a question: after which mark, and from what to what. */
export const rescores = sqliteTable('rescores', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  at: integer('at').notNull(),
  /** JSON: the marks that taught, and each suggestion that moved. */
  changes: text('changes').notNull(),
});

/** An alarm about a key that the teacher has looked at and dismissed; raised again when the evidence is another. */
export const dismissedAlarms = sqliteTable('dismissed_alarms', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  evidence: text('evidence').notNull(),
  at: integer('at').notNull(),
});
