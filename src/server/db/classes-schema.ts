import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OwnerId } from '../../shared/access/owner-id';
import { accounts } from './accounts-schema';
import { flag } from './columns';
import { quizzes } from './quizzes-schema';

/** A class of one teacher; one that was deleted stays for as long as its trash is kept. */
export const classes = sqliteTable(
  'classes',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** What its members sign in with, beside their name and PIN. */
    code: text('code').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** How many of a member's lowest quizzes do not count in the gradebook. */
    dropLowest: integer('drop_lowest').notNull().default(0),
    /** Whether a PIN opens nothing but with the code of its slip. */
    slipsOnly: flag('slips_only').default(false),
  },
  (t) => [uniqueIndex('classes_name').on(t.teacherId, t.name).where(sql`deleted_at is null`)],
);

/** One line of the list of a class. Who leaves it stays here, so that nothing that was written is without a name. */
export const classMembers = sqliteTable(
  'class_members',
  {
    id: text('id').primaryKey(),
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
    name: text('name').notNull(),
    /** What the school counts its pupils by; null where the list has none. */
    number: text('number'),
    /** In lower case; who has one signs in by it, and never with a PIN. */
    email: text('email'),
    /** The student's account; null until the first sign-in. */
    accountId: text('account_id').references(() => accounts.id),
    /** Salt and scrypt hash of the PIN; null while there is none. */
    pinHash: text('pin_hash'),
    pinSetAt: integer('pin_set_at'),
    /** The teacher who made it: it ends with their right to; null of one whose maker is not known. */
    pinSetBy: text('pin_set_by').references(() => accounts.id),
    /** Since when there is none, because its maker's right ended; null from the next one on. */
    pinEndedAt: integer('pin_ended_at'),
    /** Standing needs, which every quiz of the class takes over. */
    timeFactorPercent: integer('time_factor_percent').notNull().default(100),
    extraTabChanges: integer('extra_tab_changes').notNull().default(0),
    largerText: flag('larger_text').default(false),
    hideTimer: flag('hide_timer').default(false),
    createdAt: integer('created_at').notNull(),
    removedAt: integer('removed_at'),
  },
  (t) => [
    index('class_members_class').on(t.classId),
    index('class_members_account').on(t.accountId).where(sql`account_id is not null`),
    index('class_members_email').on(t.email).where(sql`email is not null`),
    index('class_members_pin_set_by').on(t.pinSetBy).where(sql`pin_set_by is not null`),
  ],
);

/** Who takes a quiz, and when; a quiz without a row is taken by whoever has its share ID. */
export const assignments = sqliteTable('assignments', {
  quizId: text('quiz_id')
    .primaryKey()
    .references(() => quizzes.id),
  /** Null: as soon as the quiz takes responses. */
  opensAt: integer('opens_at'),
  /** Null: for as long as the quiz takes responses. */
  closesAt: integer('closes_at'),
  updatedAt: integer('updated_at').notNull(),
});

export const assignmentClasses = sqliteTable(
  'assignment_classes',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => assignments.quizId),
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.classId] }), index('assignment_classes_class').on(t.classId)],
);

/** What holds for one member in place of the rule; null: as the rule says. */
export const assignmentExceptions = sqliteTable(
  'assignment_exceptions',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => assignments.quizId),
    memberId: text('member_id')
      .notNull()
      .references(() => classMembers.id),
    opensAt: integer('opens_at'),
    closesAt: integer('closes_at'),
    timeFactorPercent: integer('time_factor_percent'),
    /** The focus loss that submits. */
    tabChangeLimit: integer('tab_change_limit'),
    largerText: integer('larger_text', { mode: 'boolean' }),
    hideTimer: integer('hide_timer', { mode: 'boolean' }),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.memberId] }),
    index('assignment_exceptions_member').on(t.memberId),
  ],
);
