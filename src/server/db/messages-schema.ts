import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { attempts } from './attempts-schema';
import { quizzes } from './quizzes-schema';

/** What a teacher has written to those who were taking a quiz. */
export const messages = sqliteTable(
  'messages',
  {
    /** Later messages have higher numbers. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Null for all who were taking the quiz. */
    attemptId: text('attempt_id').references(() => attempts.id),
    text: text('text').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (t) => [
    index('messages_quiz').on(t.quizId),
    check('messages_text', sql`length(trim(${t.text})) between 1 and 500`),
  ],
);

/** Whom a message went to: everybody who was taking the quiz when it was sent, or the one. */
export const messageDeliveries = sqliteTable(
  'message_deliveries',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    messageNumber: integer('message_number')
      .notNull()
      .references(() => messages.number),
    /** When the student's page said that it has the message; null before. */
    deliveredAt: integer('delivered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.messageNumber] }),
    index('message_deliveries_message').on(t.messageNumber),
  ],
);
