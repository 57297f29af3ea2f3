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
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { classes } from './classes-schema';
import { quizzes } from './quizzes-schema';

/** A practice set opened by a teacher: a released quiz, or a tag of the teacher's bank. */
export const practiceSets = sqliteTable(
  'practice_sets',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    quizId: text('quiz_id').references(() => quizzes.id),
    tag: text('tag'),
    openedAt: integer('opened_at').notNull(),
    /** When the teacher closed it; null while open. */
    closedAt: integer('closed_at'),
    /** Never sent: signs showings, so that students answer only questions they were asked. */
    secret: text('secret').notNull().default(''),
  },
  (t) => [
    index('practice_sets_teacher').on(t.teacherId),
    uniqueIndex('practice_sets_quiz').on(t.quizId).where(sql`closed_at is null and quiz_id is not null`),
    uniqueIndex('practice_sets_tag').on(t.teacherId, t.tag).where(sql`closed_at is null and tag is not null`),
    check('practice_sets_subject', sql`(${t.quizId} is null) <> (${t.tag} is null)`),
  ],
);

/** The classes of a practice set; a quiz without any is open to every student who took it. */
export const practiceSetClasses = sqliteTable(
  'practice_set_classes',
  {
    setId: text('set_id')
      .notNull()
      .references(() => practiceSets.id),
    classId: text('class_id')
      .notNull()
      .references(() => classes.id),
  },
  (t) => [primaryKey({ columns: [t.setId, t.classId] }), index('practice_set_classes_class').on(t.classId)],
);

/** A student's memory of a question and its copies, as spaced repetition computes it from practice answers. */
export const practiceCards = sqliteTable(
  'practice_cards',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => accounts.id),
    /** The question's family; without copies, its own id. */
    familyId: text('question_id').notNull(),
    dueAt: integer('due_at').notNull(),
    /** In days. */
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    /** States of ts-fsrs: new, learning, review or relearning, with the step. */
    state: integer('state').notNull(),
    learningSteps: integer('learning_steps').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    lastAnsweredAt: integer('last_answered_at').notNull(),
    /** JSON of the card before the last answer, so that students may re-rate it; null before the first. */
    previous: text('previous'),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.familyId] }),
    index('practice_cards_family').on(t.familyId),
    index('practice_cards_age').on(t.lastAnsweredAt),
  ],
);

/** The last practice answer to a question per quarter of an hour, and their number; it never counts anywhere. */
export const practiceAnswers = sqliteTable(
  'practice_answers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    setId: text('set_id')
      .notNull()
      .references(() => practiceSets.id),
    studentId: text('student_id')
      .notNull()
      .references(() => accounts.id),
    questionId: text('question_id').notNull(),
    /** JSON answer; null for "I don't know". */
    answer: text('answer'),
    /** The mark it would get, and the maximum. */
    score: real('score').notNull(),
    maximumMarks: integer('maximum_marks').notNull(),
    at: integer('at').notNull(),
    answerCount: integer('answer_count').notNull().default(1),
  },
  (t) => [index('practice_answers_student').on(t.studentId, t.at), index('practice_answers_set').on(t.setId)],
);
