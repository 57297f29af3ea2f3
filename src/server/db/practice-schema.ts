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
import type { OwnerId } from '../../shared/access/owner-id';
import { accounts } from './accounts-schema';
import { classes } from './classes-schema';
import { quizzes } from './quizzes-schema';

/** What a teacher has opened for practice: a released quiz, or a tag of the teacher's bank. */
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
    /** When the teacher ended it; null while it is open. */
    closedAt: integer('closed_at'),
    /** Never sent: what a showing is made from, so that nobody answers what was not asked. */
    secret: text('secret').notNull().default(''),
  },
  (t) => [
    index('practice_sets_teacher').on(t.teacherId),
    uniqueIndex('practice_sets_quiz').on(t.quizId).where(sql`closed_at is null and quiz_id is not null`),
    uniqueIndex('practice_sets_tag').on(t.teacherId, t.tag).where(sql`closed_at is null and tag is not null`),
    check('practice_sets_subject', sql`(${t.quizId} is null) <> (${t.tag} is null)`),
  ],
);

/** The classes that may practise a set; a quiz without any is for whoever has taken it. */
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

/** What a student remembers of a question and its copies, as the spacing works it out from the answers given in practice. */
export const practiceCards = sqliteTable(
  'practice_cards',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => accounts.id),
    /** Of a question that has copies; without any, the id of the question. */
    familyId: text('question_id').notNull(),
    dueAt: integer('due_at').notNull(),
    /** In days. */
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    /** Of ts-fsrs: new, learning, review or relearning, and the step within it. */
    state: integer('state').notNull(),
    learningSteps: integer('learning_steps').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    lastAnsweredAt: integer('last_answered_at').notNull(),
    /** JSON of the card before the last answer, which the student may judge by themselves; null before the first. */
    previous: text('previous'),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.familyId] }),
    index('practice_cards_family').on(t.familyId),
    index('practice_cards_age').on(t.lastAnsweredAt),
  ],
);

/**
 * The last answer that was given in practice to a question in a quarter of an hour, and how many there were; it never counts
 * anywhere.
 */
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
    /** JSON of the answer; null for "I don't know". */
    answer: text('answer'),
    /** What it would be worth, and of how much. */
    score: real('score').notNull(),
    maximumMarks: integer('maximum_marks').notNull(),
    at: integer('at').notNull(),
    answerCount: integer('answer_count').notNull().default(1),
  },
  (t) => [index('practice_answers_student').on(t.studentId, t.at), index('practice_answers_set').on(t.setId)],
);
