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
import {
  FOCUS_EVENT_KINDS,
  HELD_BACK,
  LATE_DECISIONS,
  RESULT_SOURCES,
  SUBMITTED_BY,
  TAB_CHANGE_LIMIT,
} from '../../shared/constants';
import { accounts } from './accounts-schema';
import { flag, inList } from './columns';
import { questions, quizVersions, quizzes } from './quizzes-schema';

export const attempts = sqliteTable(
  'attempts',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    studentId: text('student_id')
      .notNull()
      .references(() => accounts.id),
    versionId: text('paper_id')
      .notNull()
      .references(() => quizVersions.id),
    /** Seeds the list orders of attempts from before orders derived from a secret; null for newer ones. */
    seed: integer('seed'),
    startedAt: integer('started_at').notNull(),
    deadline: integer('deadline').notNull(),
    /** When the server closes the attempt: deadline plus grace, or sooner after the last focus loss. */
    closesAt: integer('closes_at').notNull(),
    /** Set at the last focus loss: after it only one submit is accepted. */
    closingSince: integer('closing_since'),
    submittedAt: integer('submitted_at'),
    submittedBy: text('submitted_by', { enum: SUBMITTED_BY }),
    receipt: text('receipt'),
    focusLostCount: integer('focus_lost_count').notNull(),
    evaluatedAt: integer('evaluated_at'),
    /** The one sign that the student may see the results. */
    releasedAt: integer('released_at'),
    /** Whether the teacher holds the results back, so that no release reaches them. */
    heldBack: text('held_back', { enum: HELD_BACK }),
    /** Percentage of the quiz version's times; 100 unless the teacher allowed more before the start. */
    timeFactorPercent: integer('time_factor_percent').notNull().default(100),
    /** The focus loss that submits: three, or more if the teacher allowed or excused some. */
    tabChangeLimit: integer('tab_change_limit').notNull().default(TAB_CHANGE_LIMIT),
    /** The page that may write; other pages follow it. */
    writerId: text('writer_id'),
    /** Hash of the student's submit request, to recognise a repeat. */
    submissionHash: text('submission_hash'),
    /** Without navigation: the furthest position in the attempt's order, from 0. */
    furthestPosition: integer('furthest_position').notNull().default(0),
    /** When the furthest question was first shown; null before the first Next. */
    furthestSince: integer('furthest_since'),
    /**
     * The sum of `results` over undeleted questions, maintained by triggers; a score once evaluated. Summing 72,000 attempts on
     * read is too slow for a gradebook.
     */
    marksSum: real('marks_sum').notNull().default(0),
  },
  (t) => [
    uniqueIndex('attempts_one_per_student').on(t.quizId, t.studentId),
    index('attempts_student').on(t.studentId),
    index('attempts_open').on(t.closesAt).where(sql`submitted_at is null`),
    // Practice looks up in many quizzes whether an attempt is running or unreleased.
    index('attempts_unreleased').on(t.quizId).where(sql`released_at is null`),
    check('attempts_times', sql`${t.deadline} > ${t.startedAt} and ${t.closesAt} >= ${t.startedAt}`),
    check(
      'attempts_submitted',
      sql`(${t.submittedAt} is null) = (${t.submittedBy} is null) and (${t.submittedAt} is null) = (${t.receipt} is null)`,
    ),
    check('attempts_evaluated', sql`${t.evaluatedAt} is null or ${t.submittedAt} is not null`),
    check('attempts_released', sql`${t.releasedAt} is null or ${t.submittedAt} is not null`),
    check('attempts_focus', sql`${t.focusLostCount} >= 0`),
    check('attempts_time_factor', sql`${t.timeFactorPercent} between 100 and 400`),
    check('attempts_tab_limit', sql`${t.tabChangeLimit} >= 3`),
  ],
);

/** The current answer to each question; value is JSON, null if cleared. */
export const answers = sqliteTable(
  'answers',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id').notNull(),
    value: text('value'),
    revision: integer('revision').notNull(),
    /** The value did not fit its question type: stored as text, marked 0, flagged. */
    malformed: flag('malformed'),
    savedAt: integer('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
);

/** Answers that earlier versions discarded on 'Start Fresh'; they count again unless replaced. */
export const earlierAnswers = sqliteTable(
  'earlier_answers',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id').notNull(),
    value: text('value').notNull(),
    putAsideAt: integer('put_aside_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId, t.putAsideAt] })],
);

/** A submission after the server closed the attempt, kept apart for the teacher. */
export const lateSubmissions = sqliteTable(
  'late_submissions',
  {
    attemptId: text('attempt_id')
      .primaryKey()
      .references(() => attempts.id),
    body: text('body').notNull(),
    receivedAt: integer('received_at').notNull(),
    decision: text('decision', { enum: LATE_DECISIONS }),
    decidedAt: integer('decided_at'),
  },
  (t) => [
    check(
      'late_submissions_decision',
      sql`${t.decision} is null or ${t.decision} in (${inList(LATE_DECISIONS)})`,
    ),
    check('late_submissions_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
  ],
);

/** One focus loss of the quiz page, identified by its time of leaving. */
export const focusEvents = sqliteTable(
  'focus_events',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    leftAt: integer('left_at').notNull(),
    returnedAt: integer('returned_at'),
    receivedAt: integer('received_at').notNull(),
    /** The question on screen at that moment, if the page sent it. */
    questionId: text('question_id'),
    excusedAt: integer('excused_at'),
    /** A reload is listed but not counted. */
    kind: text('kind', { enum: FOCUS_EVENT_KINDS }).notNull().default('left'),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.leftAt] })],
);

/** The mark of one answer; unique per attempt and question. */
export const results = sqliteTable(
  'results',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    isCorrect: flag('is_correct'),
    score: real('score').notNull(),
    maximumMarks: integer('maximum_marks').notNull(),
    source: text('source', { enum: RESULT_SOURCES }).notNull(),
    needsReview: flag('needs_review'),
    confidence: real('confidence').notNull(),
    rationale: text('rationale'),
    /** JSON findings of the grader on a text answer; null if no grader read it. */
    findings: text('findings'),
    markedAt: integer('marked_at').notNull(),
    /** The teacher who gave the mark; null for suggestions and older marks. */
    markedBy: text('marked_by').references(() => accounts.id),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index('results_question').on(t.questionId),
    index('results_by_teacher').on(t.markedAt).where(sql`source = 'teacher'`),
    check(
      'results_score',
      sql`${t.score} >= 0 and ${t.score} <= ${t.maximumMarks} and ${t.score} * 2 = round(${t.score} * 2)`,
    ),
    check('results_source', sql`${t.source} in (${inList(RESULT_SOURCES)})`),
    check('results_confidence', sql`${t.confidence} between 0 and 1`),
    check('results_teacher', sql`not (${t.source} = 'teacher' and ${t.needsReview})`),
  ],
);
