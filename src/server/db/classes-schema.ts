import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { GradeScale } from '../../shared/gradebook/grade-scale';
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { flag } from './columns';
import { quizzes } from './quizzes-schema';

/** A class of one teacher; a deleted one stays for the retention of its trash. */
export const classes = sqliteTable(
  'classes',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** The code of the class sign-in, used with name and PIN. */
    code: text('code').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** How many of a member's lowest quizzes the gradebook drops. */
    dropLowest: integer('drop_lowest').notNull().default(0),
    /** The lower bounds of the grades; null without grades. */
    gradeScale: text('grade_scale', { mode: 'json' }).$type<GradeScale>(),
    /** Whether a PIN works only together with the code on its slip. */
    slipsOnly: flag('slips_only').default(false),
    /** As a BCP 47 tag; null leaves it to the browser and the school. */
    language: text('language'),
  },
  (t) => [uniqueIndex('classes_name').on(t.teacherId, t.name).where(sql`deleted_at is null`)],
);

/** One line of a class list. Former members stay, so that their work keeps its name. */
export const classMembers = sqliteTable(
  'class_members',
  {
    id: text('id').primaryKey(),
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
    name: text('name').notNull(),
    /** The school's number of the pupil; null if the list has none. */
    number: text('number'),
    /** Lower case; a member with an address signs in by it, never with a PIN. */
    email: text('email'),
    /** The student's account; null until the first sign-in. */
    accountId: text('account_id').references(() => accounts.id),
    /** Salt and scrypt hash of the PIN; null without one. */
    pinHash: text('pin_hash'),
    pinSetAt: integer('pin_set_at'),
    /** The teacher who made the PIN, which ends with that teacher's right; null if unknown. */
    pinSetBy: text('pin_set_by').references(() => accounts.id),
    /** When the PIN ended with its maker's right; null once there is a new one. */
    pinEndedAt: integer('pin_ended_at'),
    /** Standing needs, applied in every quiz of the class. */
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

/** The classes and window of a quiz; a quiz without a row is open to anyone with its share ID. */
export const assignments = sqliteTable('assignments', {
  quizId: text('quiz_id')
    .primaryKey()
    .references(() => quizzes.id),
  /** Null: opens when the quiz accepts responses. */
  opensAt: integer('opens_at'),
  /** Null: open while the quiz accepts responses. */
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

/** Overrides of the rule for one member; null fields follow the rule. */
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
    tabChangeLimit: integer('tab_change_limit'),
    largerText: integer('larger_text', { mode: 'boolean' }),
    hideTimer: integer('hide_timer', { mode: 'boolean' }),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.memberId] }),
    index('assignment_exceptions_member').on(t.memberId),
  ],
);

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

/** A column of a gradebook that teachers fill in by hand: oral marks, homework. */
export const gradebookColumns = sqliteTable(
  'gradebook_columns',
  {
    id: text('id').primaryKey(),
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
    title: text('title').notNull(),
    date: integer('date').notNull(),
    /** Null in a column of notes. */
    maxScore: real('max_score'),
    /** As for a quiz; 0 shows the column without counting it. */
    weightPercent: integer('weight_percent').notNull().default(100),
    /** Its place among the own columns; equal ones stand by date. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('gradebook_columns_class').on(t.classId),
    check('gradebook_columns_percent', sql`${t.weightPercent} between 0 and 1000`),
  ],
);

/** One student's mark or note in such a column; it goes with the column and with the student. */
export const gradebookMarks = sqliteTable(
  'gradebook_marks',
  {
    columnId: text('column_id')
      .notNull()
      .references(() => gradebookColumns.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => classMembers.id, { onDelete: 'cascade' }),
    /** Null for a note. */
    marks: real('marks'),
    /** Null for a mark. */
    note: text('note'),
    /** Null once the account is deleted. */
    markedBy: text('marked_by').references(() => accounts.id, { onDelete: 'set null' }),
    markedAt: integer('marked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.columnId, t.memberId] }),
    check('gradebook_marks_one', sql`(${t.marks} is null) <> (${t.note} is null)`),
    index('gradebook_marks_member').on(t.memberId),
    index('gradebook_marks_marked_by').on(t.markedBy).where(sql`marked_by is not null`),
  ],
);
