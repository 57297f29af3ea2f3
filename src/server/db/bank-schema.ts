import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OwnerId } from '../../shared/access/owner-id';
import { flag } from './columns';

/**
 * What the question bank finds a question by: a row for each question that is stored, which triggers make and remove with it.
 * Triggers also say which of it is outdated; it is read anew before the next search.
 */
export const bankEntries = sqliteTable(
  'bank_entries',
  {
    /** In the order in which the questions were added. */
    number: integer('number').primaryKey(),
    questionId: text('question_id').notNull().unique(),
    quizId: text('quiz_id').notNull(),
    teacherId: text('teacher_id').$type<OwnerId>().notNull(),
    /** Of the question and its copies; its own id while there is none. */
    familyId: text('family_id').notNull(),
    type: text('type').notNull(),
    isDeleted: flag('is_deleted').default(false),
    /** The words of its text and tags, folded, each with a space before and after. */
    head: text('head').notNull().default(''),
    /** The words of all else that it says. */
    rest: text('rest').notNull().default(''),
    /** Whether the question has changed since its words were read. */
    isOutdated: flag('is_outdated').default(true),
    /** JSON of the sums over its marks, from which its figures are worked out; null without any. */
    sums: text('sums'),
    /** How many students were marked on it or a copy, and the figures of them all. */
    students: integer('students').notNull().default(0),
    facility: real('facility'),
    discrimination: real('discrimination'),
    /** When the last student started its quiz. */
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [
    index('bank_entries_teacher').on(t.teacherId),
    index('bank_entries_family').on(t.familyId),
    index('bank_entries_quiz').on(t.quizId),
    index('bank_entries_outdated').on(t.teacherId).where(sql`is_outdated = 1`),
  ],
);

/** Quizzes whose marks or attempts have changed since the figures of their questions were worked out. */
export const bankOutdatedQuizzes = sqliteTable('bank_outdated_quizzes', {
  quizId: text('quiz_id').primaryKey(),
});
