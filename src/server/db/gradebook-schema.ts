import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { classes } from './classes-schema';
import { quizzes } from './quizzes-schema';

/** The weight of a quiz in the gradebook of a class; without a row, the usual weight. */
export const gradebookWeights = sqliteTable(
  'gradebook_weights',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Percentage of the usual weight; 0 shows the quiz without counting it. */
    weightPercent: integer('weight_percent').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.quizId] }),
    check('gradebook_weights_percent', sql`${t.weightPercent} between 0 and 1000`),
  ],
);
