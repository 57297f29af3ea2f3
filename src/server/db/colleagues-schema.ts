import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SHARED_RIGHTS } from '../../shared/access/rights';
import { classes } from './classes-schema';
import { inList } from './columns';
import { quizzes } from './quizzes-schema';

/** Which colleague may do what with a quiz, by the address they sign in with; it may be that of nobody yet. */
export const quizShares = sqliteTable(
  'quiz_shares',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** In lower case. */
    email: text('email').notNull(),
    right: text('right', { enum: SHARED_RIGHTS }).notNull(),
    /** When a substitute's right ends; null: when the owner takes it away. */
    expiresAt: integer('expires_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.email] }),
    index('quiz_shares_email').on(t.email),
    check('quiz_shares_right', sql`${t.right} in (${inList(SHARED_RIGHTS)})`),
  ],
);

/** The same of a class, and of those quizzes of its teacher that are assigned to shared classes alone. */
export const classShares = sqliteTable(
  'class_shares',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
    email: text('email').notNull(),
    right: text('right', { enum: SHARED_RIGHTS }).notNull(),
    expiresAt: integer('expires_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.email] }),
    index('class_shares_email').on(t.email),
    check('class_shares_right', sql`${t.right} in (${inList(SHARED_RIGHTS)})`),
  ],
);
