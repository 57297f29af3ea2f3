import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ANSWER_LOG_KINDS, CLOCK_ENTRY_KINDS } from '../../shared/constants';
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { attempts } from './attempts-schema';
import { inList } from './columns';
import { quizzes } from './quizzes-schema';

/** The clock ledger: append-only record of time given to an attempt after its start, and why. */
export const clockEntries = sqliteTable(
  'clock_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    kind: text('kind', { enum: CLOCK_ENTRY_KINDS }).notNull(),
    /** When the attempt's clock was shifted. */
    startedAt: integer('started_at').notNull(),
    addedMs: integer('added_ms').notNull(),
    /** The teacher, or null for the server itself. */
    actorId: text('actor_id').references(() => accounts.id),
    recordedAt: integer('recorded_at').notNull(),
  },
  (t) => [
    index('clock_entries_attempt').on(t.attemptId, t.startedAt),
    check('clock_entries_kind', sql`${t.kind} in (${inList(CLOCK_ENTRY_KINDS)})`),
    check('clock_entries_added', sql`${t.addedMs} > 0`),
  ],
);

/** When the server last ran during a quiz; the gap to the next start is downtime. */
export const serverHeartbeat = sqliteTable(
  'server_heartbeat',
  { id: integer('id').primaryKey(), aliveAt: integer('alive_at').notNull() },
  (t) => [check('server_heartbeat_one', sql`${t.id} = 1`)],
);

/** A teacher's allowances for a student, applied to that teacher's later starts. */
export const studentAllowances = sqliteTable(
  'student_allowances',
  {
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    /** Lower case. */
    email: text('email').notNull(),
    timeFactorPercent: integer('time_factor_percent').notNull(),
    extraTabChanges: integer('extra_tab_changes').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teacherId, t.email] }),
    check('student_allowances_factor', sql`${t.timeFactorPercent} between 100 and 400`),
    check('student_allowances_tabs', sql`${t.extraTabChanges} between 0 and 97`),
  ],
);

/** The append-only history of an attempt, each entry chained to the previous by its hash. */
export const answerLog = sqliteTable(
  'answer_log',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    /** From 1, without gaps. */
    sequence: integer('sequence').notNull(),
    at: integer('at').notNull(),
    kind: text('kind', { enum: ANSWER_LOG_KINDS }).notNull(),
    /** JSON. */
    entry: text('entry').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.sequence] }),
    check('answer_log_kind', sql`${t.kind} in (${inList(ANSWER_LOG_KINDS)})`),
  ],
);

export const messages = sqliteTable(
  'messages',
  {
    /** Ascending in the order sent. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Null for all students of the quiz. */
    attemptId: text('attempt_id').references(() => attempts.id),
    text: text('text').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (t) => [
    index('messages_quiz').on(t.quizId),
    check('messages_text', sql`length(trim(${t.text})) between 1 and 500`),
  ],
);

/** The recipients of a message: all students of the quiz when it was sent, or one. */
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
