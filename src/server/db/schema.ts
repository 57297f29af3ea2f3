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
import { EVALUATION_STATUSES, QUESTION_TYPES, RESULT_SOURCES } from '../../shared/constants';

/** All times are epoch milliseconds of the server unless the name says seconds; JSON columns are read through a schema. */

const inList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

/** One person in one role: the same person as teacher and as student is two accounts. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    role: text('role', { enum: ['teacher', 'student'] }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    termsAcceptedAt: integer('terms_accepted_at'),
    planActiveUntil: integer('plan_active_until'),
  },
  (t) => [
    uniqueIndex('accounts_identity').on(t.role, t.issuer, t.subject),
    check('accounts_role', sql`${t.role} in ('teacher', 'student')`),
    check('accounts_plan_teacher', sql`${t.planActiveUntil} is null or ${t.role} = 'teacher'`),
  ],
);

/** A session token is opaque; only its SHA-256 is stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.expiresAt)],
);

/** Identity tokens that were exchanged already: each is good for one login. */
export const spentIdentityTokens = sqliteTable('spent_identity_tokens', {
  tokenId: text('token_id').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

export const quizzes = sqliteTable(
  'quizzes',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    totalTimeSeconds: integer('total_time_seconds').notNull(),
    allowNavigation: flag('allow_navigation'),
    shuffleQuestions: flag('shuffle_questions'),
    allowTabChange: flag('allow_tab_change'),
    useQuestionTimer: flag('use_question_timer'),
    isPublished: flag('is_published'),
    shareId: text('share_id').unique(),
    acceptingResponses: flag('accepting_responses'),
    evaluationStatus: text('evaluation_status', { enum: EVALUATION_STATUSES }).notNull(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (t) => [
    uniqueIndex('quizzes_title').on(t.teacherId, t.title).where(sql`deleted_at is null`),
    check('quizzes_title_not_blank', sql`length(trim(${t.title})) > 0 and ${t.title} = trim(${t.title})`),
    check('quizzes_time', sql`${t.totalTimeSeconds} > 0`),
    check('quizzes_navigation', sql`not (${t.useQuestionTimer} and ${t.allowNavigation})`),
    check('quizzes_published', sql`${t.isPublished} = (${t.shareId} is not null)`),
    check('quizzes_evaluation', sql`${t.evaluationStatus} in (${inList(EVALUATION_STATUSES)})`),
  ],
);

export const questions = sqliteTable(
  'questions',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    position: integer('position').notNull(),
    type: text('type', { enum: QUESTION_TYPES }).notNull(),
    text: text('text').notNull(),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt'),
    options: text('options', { mode: 'json' }).$type<string[]>().notNull(),
    correctAnswer: text('correct_answer', { mode: 'json' }).$type<string | string[] | number[]>().notNull(),
    min: real('min'),
    max: real('max'),
    step: real('step'),
    timeLimit: integer('time_limit'),
    maximumMarks: integer('maximum_marks').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (t) => [
    index('questions_quiz').on(t.quizId, t.position),
    check('questions_type', sql`${t.type} in (${inList(QUESTION_TYPES)})`),
    check('questions_marks', sql`${t.maximumMarks} >= 1`),
    check('questions_time', sql`${t.timeLimit} is null or ${t.timeLimit} > 0`),
    check(
      'questions_range',
      sql`(${t.type} = 'slider') = (${t.min} is not null and ${t.max} is not null and ${t.step} is not null)`,
    ),
    check('questions_range_order', sql`${t.type} <> 'slider' or (${t.max} > ${t.min} and ${t.step} > 0)`),
  ],
);

/**
 * The questions and settings of a quiz as they stood at some start: written once, shared by every attempt that
 * started on the same content, so that a later correction never changes what a student saw.
 */
export const papers = sqliteTable(
  'papers',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    contentHash: text('content_hash').notNull(),
    content: text('content').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('papers_content').on(t.quizId, t.contentHash)],
);

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
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id),
    /** Decides the order of the questions for this student. */
    seed: integer('seed').notNull(),
    startedAt: integer('started_at').notNull(),
    deadline: integer('deadline').notNull(),
    /** When the server closes the attempt by itself: deadline plus grace, or sooner after the third leaving. */
    closesAt: integer('closes_at').notNull(),
    /** Set at the third leaving: from then on only the one submit is taken. */
    closingSince: integer('closing_since'),
    submittedAt: integer('submitted_at'),
    submittedBy: text('submitted_by', { enum: ['student', 'server'] }),
    receipt: text('receipt'),
    focusLostCount: integer('focus_lost_count').notNull(),
    evaluatedAt: integer('evaluated_at'),
    releasedAt: integer('released_at'),
  },
  (t) => [
    uniqueIndex('attempts_one_per_student').on(t.quizId, t.studentId),
    index('attempts_student').on(t.studentId),
    index('attempts_open').on(t.closesAt).where(sql`submitted_at is null`),
    check('attempts_times', sql`${t.deadline} > ${t.startedAt} and ${t.closesAt} >= ${t.startedAt}`),
    check(
      'attempts_submitted',
      sql`(${t.submittedAt} is null) = (${t.submittedBy} is null) and (${t.submittedAt} is null) = (${t.receipt} is null)`,
    ),
    check('attempts_evaluated', sql`${t.evaluatedAt} is null or ${t.submittedAt} is not null`),
    check('attempts_released', sql`${t.releasedAt} is null or ${t.submittedAt} is not null`),
    check('attempts_focus', sql`${t.focusLostCount} >= 0`),
  ],
);

/** The standing answer to each question; value is JSON, null where the student cleared it. */
export const answers = sqliteTable(
  'answers',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    questionId: text('question_id').notNull(),
    value: text('value'),
    revision: integer('revision').notNull(),
    /** The value did not fit the type of its question: kept as text, marked 0, flagged. */
    malformed: flag('malformed'),
    savedAt: integer('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
);

/** Answers that were put aside by 'Start Fresh'; the latest per question is offered back. */
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

/** A submission that came after the server had closed the attempt: kept apart for the teacher. */
export const lateSubmissions = sqliteTable('late_submissions', {
  attemptId: text('attempt_id')
    .primaryKey()
    .references(() => attempts.id),
  body: text('body').notNull(),
  receivedAt: integer('received_at').notNull(),
});

/** One leaving of the quiz page: each distinct time of leaving is one. */
export const focusEvents = sqliteTable(
  'focus_events',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    leftAt: integer('left_at').notNull(),
    returnedAt: integer('returned_at'),
    receivedAt: integer('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.leftAt] })],
);

/** The mark of one answer: one per attempt and question. */
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
    markedAt: integer('marked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index('results_question').on(t.questionId),
    check(
      'results_score',
      sql`${t.score} >= 0 and ${t.score} <= ${t.maximumMarks} and ${t.score} * 2 = round(${t.score} * 2)`,
    ),
    check('results_source', sql`${t.source} in (${inList(RESULT_SOURCES)})`),
    check('results_confidence', sql`${t.confidence} between 0 and 1`),
    check('results_teacher', sql`not (${t.source} = 'teacher' and ${t.needsReview})`),
  ],
);

export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => accounts.id),
    country: text('country').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    createdAt: integer('created_at').notNull(),
    paymentId: text('payment_id').unique(),
    paidAt: integer('paid_at'),
    /** Until when the plan ran after this payment, so that a repeated verification answers the same. */
    planActiveUntil: integer('plan_active_until'),
  },
  (t) => [
    index('payment_orders_teacher').on(t.teacherId),
    check('payment_orders_amount', sql`${t.amountMinor} > 0`),
    check('payment_orders_paid', sql`(${t.paidAt} is null) = (${t.paymentId} is null)`),
  ],
);

/** Webhook events that were handled: each counts once. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: integer('received_at').notNull(),
});

/** Mail on its way; without a mail server it waits here. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (t) => [index('mail_outbox_waiting').on(t.createdAt).where(sql`sent_at is null`)],
);

/** Who did what, when, with what before and after: only ever added to. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.at)],
);
