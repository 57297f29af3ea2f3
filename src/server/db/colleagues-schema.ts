import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SHARED_RIGHTS } from '../../shared/access/rights';
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { classes } from './classes-schema';
import { inList } from './columns';
import { quizzes } from './quizzes-schema';

/** Colleagues' rights on a quiz by sign-in address, which may have no account yet. */
export const quizShares = sqliteTable(
  'quiz_shares',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** In lower case. */
    email: text('email').notNull(),
    right: text('right', { enum: SHARED_RIGHTS }).notNull(),
    /** When a substitute's right ends; null until the owner removes it. */
    expiresAt: integer('expires_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.email] }),
    index('quiz_shares_email').on(t.email),
    check('quiz_shares_right', sql`${t.right} in (${inList(SHARED_RIGHTS)})`),
  ],
);

/** Colleagues' rights on a class and on its teacher's quizzes assigned only to shared classes. */
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

/** A quiz or class offered to another teacher; the owner keeps it until the offer is accepted. */
export const handOvers = sqliteTable(
  'hand_overs',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id').references(() => quizzes.id),
    classId: text('class_id').references(() => classes.id),
    /** The quizzes offered with a class, as a JSON list of ids. */
    quizIds: text('quiz_ids').notNull().default('[]'),
    fromId: text('from_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    toId: text('to_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    offeredAt: integer('offered_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it was declined or withdrawn. The row stays until it expires, so that a repeated offer is not mailed again. */
    closedAt: integer('closed_at'),
  },
  (t) => [
    uniqueIndex('hand_overs_quiz').on(t.quizId, t.toId).where(sql`quiz_id is not null`),
    uniqueIndex('hand_overs_class').on(t.classId, t.toId).where(sql`class_id is not null`),
    index('hand_overs_from').on(t.fromId),
    index('hand_overs_to').on(t.toId),
    check('hand_overs_one_thing', sql`(${t.quizId} is null) <> (${t.classId} is null)`),
  ],
);
