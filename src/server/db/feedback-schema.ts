import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { attempts } from './attempts-schema';
import { questions } from './quizzes-schema';

/** A teacher's comment to a student on one answer or on the whole submission. */
export const comments = sqliteTable(
  'comments',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    /** Null for the whole submission. */
    questionId: text('question_id').references(() => questions.id),
    text: text('text').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    uniqueIndex('comments_answer').on(t.attemptId, t.questionId).where(sql`question_id is not null`),
    uniqueIndex('comments_submission').on(t.attemptId).where(sql`question_id is null`),
    index('comments_question').on(t.questionId),
    check('comments_text', sql`length(trim(${t.text})) between 1 and 1000`),
  ],
);

/** The teacher's reusable comments in the order of their keys. */
export const phrases = sqliteTable(
  'phrases',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('phrases_text').on(t.teacherId, t.text),
    check('phrases_text_length', sql`length(trim(${t.text})) between 1 and 200`),
  ],
);

export const rubrics = sqliteTable('rubrics', {
  questionId: text('question_id')
    .primaryKey()
    .references(() => questions.id),
  /** JSON items with id, text and points. */
  items: text('items').notNull(),
  /** JSON items before the last change, while it can be undone. */
  previousItems: text('previous_items'),
  at: integer('at').notNull(),
});

/** The rubric items given to an answer; its mark is their sum. */
export const rubricMarks = sqliteTable(
  'rubric_marks',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    itemIds: text('item_ids').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index('rubric_marks_question').on(t.questionId),
  ],
);

/** A student's request for a second look at a released mark. */
export const appeals = sqliteTable(
  'appeals',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    text: text('text').notNull(),
    askedAt: integer('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: integer('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index('appeals_question').on(t.questionId),
    check('appeals_text', sql`length(trim(${t.text})) between 1 and 500`),
    check('appeals_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);
