import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OwnerId } from '../rules/access/owner-id';
import { flag } from './columns';

/**
 * Search index of the question bank: one row per stored question, inserted, deleted and marked outdated by triggers; outdated
 * rows are rebuilt before the next search.
 */
export const bankEntries = sqliteTable(
  'bank_entries',
  {
    /** Ascending in the order of creation. */
    number: integer('number').primaryKey(),
    questionId: text('question_id').notNull().unique(),
    quizId: text('quiz_id').notNull(),
    teacherId: text('teacher_id').$type<OwnerId>().notNull(),
    /** Shared by a question and its copies; its own id without copies. */
    familyId: text('family_id').notNull(),
    type: text('type').notNull(),
    isDeleted: flag('is_deleted').default(false),
    /** Folded words of its text and tags, each between spaces. */
    head: text('head').notNull().default(''),
    /** Folded words of its other fields. */
    rest: text('rest').notNull().default(''),
    isOutdated: flag('is_outdated').default(true),
    /** JSON sums over its marks, the base of its figures; null without marks. */
    sums: text('sums'),
    /** The number of students marked on it or a copy, and their figures. */
    students: integer('students').notNull().default(0),
    facility: real('facility'),
    discrimination: real('discrimination'),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [
    index('bank_entries_teacher').on(t.teacherId),
    index('bank_entries_family').on(t.familyId),
    index('bank_entries_quiz').on(t.quizId),
    index('bank_entries_outdated').on(t.teacherId).where(sql`is_outdated = 1`),
  ],
);

/** Quizzes with marks or attempts newer than the figures of their questions. */
export const bankOutdatedQuizzes = sqliteTable('bank_outdated_quizzes', {
  quizId: text('quiz_id').primaryKey(),
});
