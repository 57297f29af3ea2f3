import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CORRECTION_POLICIES } from '../../shared/constants';
import { accounts } from './accounts-schema';
import { inList } from './columns';
import { questions } from './quizzes-schema';

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
