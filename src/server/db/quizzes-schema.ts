import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { EVALUATION_STATUSES, TEXT_FORMATS } from '../../shared/constants';
import type { QuestionBody } from '../../shared/question/schema';
import type { QuestionType } from '../../shared/question-types/registry';
import { QUIZ_LANGUAGES } from '../../shared/quiz/languages';
import { quizSwitches } from '../../shared/quiz/settings';
import type { OwnerId } from '../rules/access/owner-id';
import { accounts } from './accounts-schema';
import { flag, inList } from './columns';

export const quizzes = sqliteTable(
  'quizzes',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .$type<OwnerId>()
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    totalTimeSeconds: integer('total_time_seconds').notNull(),
    /** The language of its texts; null if the teacher has not named it. */
    lang: text('lang', { enum: QUIZ_LANGUAGES }),
    allowNavigation: flag('allow_navigation'),
    shuffleQuestions: flag('shuffle_questions'),
    shuffleOptions: flag('shuffle_options').default(quizSwitches.shuffleOptions),
    allowTabChange: flag('allow_tab_change'),
    useQuestionTimer: flag('use_question_timer'),
    isPublished: flag('is_published'),
    shareId: text('share_id').unique(),
    acceptingResponses: flag('accepting_responses'),
    evaluationStatus: text('evaluation_status', { enum: EVALUATION_STATUSES }).notNull(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** When the teacher paused the quiz; null while its clocks run. */
    pausedAt: integer('paused_at'),
    /** Whether answers may be sent to the AI server, if one is set up. */
    useAi: flag('use_ai').default(true),
    /** The teacher's folder; '' for none. */
    folder: text('folder').notNull().default(''),
    /** Whether markers see no names until all is marked or the teacher shows them. */
    blindMarking: flag('blind_marking').default(quizSwitches.blindMarking),
    /** When the teacher showed the names; null before. */
    namesShownAt: integer('names_shown_at'),
    /** Whether earlier classes' marks on the same questions train the grader. */
    useEarlierMarks: flag('use_earlier_marks').default(true),
    sendOneByOne: flag('send_one_by_one').default(quizSwitches.sendOneByOne),
    /** JSON of its question pools; each attempt draws some questions of each. */
    pools: text('pools').notNull().default('[]'),
    /** When the server releases the scores; null without a set time. */
    releaseAt: integer('release_at'),
    /** Why the timed release failed; null before it, and after the teacher's next decision. */
    releaseRefusal: text('release_refusal'),
  },
  (t) => [
    uniqueIndex('quizzes_title').on(t.teacherId, t.title).where(sql`deleted_at is null`),
    // Earlier marks are also searched in the teacher's trash, and quizzes of all years are many.
    index('quizzes_trashed').on(t.teacherId).where(sql`deleted_at is not null`),
    index('quizzes_to_release').on(t.releaseAt).where(sql`release_at is not null`),
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
    type: text('type').$type<QuestionType>().notNull(),
    /** The format of the teacher's texts; older questions are plain. */
    format: text('format', { enum: TEXT_FORMATS }).notNull().default('plain'),
    text: text('text').notNull(),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt'),
    /** Shown to students with their released results. */
    explanation: text('explanation'),
    /** The fields of its type, by the schema of the type. */
    body: text('body', { mode: 'json' }).$type<QuestionBody>().notNull(),
    timeLimit: integer('time_limit'),
    maximumMarks: integer('maximum_marks').notNull(),
    deletedAt: integer('deleted_at'),
    /** Shared by a question and its copies in other quizzes; null without copies. */
    familyId: text('family_id'),
  },
  (t) => [
    index('questions_quiz').on(t.quizId, t.position),
    index('questions_family').on(t.familyId).where(sql`family_id is not null`),
    check('questions_marks', sql`${t.maximumMarks} >= 1`),
    check('questions_time', sql`${t.timeLimit} is null or ${t.timeLimit} > 0`),
  ],
);

export const questionTags = sqliteTable(
  'question_tags',
  {
    /** A question or an unfinished one. */
    questionId: text('question_id').notNull(),
    tag: text('tag').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.tag] }), index('question_tags_tag').on(t.tag)],
);

/** Unfinished questions: never in a version, shown to a student or marked. */
export const questionDrafts = sqliteTable(
  'question_drafts',
  {
    /** The id of the question it becomes or changes. */
    id: text('id').primaryKey(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Its position among the questions; null for changes of a stored question, which has its own. */
    position: integer('position'),
    /** JSON of all fields as typed, read by the question type. */
    draft: text('draft').notNull(),
    imageUrl: text('image_url'),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (t) => [
    index('question_drafts_quiz').on(t.quizId, t.position),
    check('question_drafts_draft', sql`json_valid(${t.draft})`),
  ],
);

/**
 * The questions and settings of a quiz at a start: immutable, and shared by every attempt that started on the
 * same content, so that corrections never change a student's view.
 */
export const quizVersions = sqliteTable(
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
