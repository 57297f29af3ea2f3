import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { attempts } from './attempts-schema';
import { quizzes } from './quizzes-schema';

export const messages = sqliteTable(
  'messages',
  {
    /** Ascending in the order sent. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Null for everybody taking the quiz. */
    attemptId: text('attempt_id').references(() => attempts.id),
    text: text('text').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (t) => [
    index('messages_quiz').on(t.quizId),
    check('messages_text', sql`length(trim(${t.text})) between 1 and 500`),
  ],
);

/** The recipients of a message: everybody taking the quiz when it was sent, or one student. */
export const messageDeliveries = sqliteTable(
  'message_deliveries',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    messageNumber: integer('message_number')
      .notNull()
      .references(() => messages.number),
    /** When the student's page confirmed it; null before. */
    deliveredAt: integer('delivered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.messageNumber] }),
    index('message_deliveries_message').on(t.messageNumber),
  ],
);
