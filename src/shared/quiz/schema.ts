import * as z from 'zod';
import { accessFields } from '../access/schema';
import { mayStartSchema } from '../assignment/may-start';
import { termsSchema } from '../assignment/schema';
import { EVALUATION_STATUSES } from '../constants';
import { askedQuestionSchema, comingQuestionSchema, questionSchema } from '../question/schema';
import { unfinishedQuestionSchema } from '../question/unfinished';
import { poolsSchema } from './pools-schema';
import { quizSettingsSchema, takenSettingsSchema } from './settings-schema';

export const evaluationStatusSchema = z.enum(EVALUATION_STATUSES);
export type EvaluationStatus = z.infer<typeof evaluationStatusSchema>;

export type QuizSettings = z.infer<typeof quizSettingsSchema>;

export const timedRelease = {
  /** When the server releases the scores; epoch milliseconds, null without a time. */
  releaseAt: z.number().nullable(),
  /** Why nothing was released at that time; null before. */
  releaseRefusal: z.string().nullable(),
};

const quizStateSchema = quizSettingsSchema.extend({
  _id: z.string(),
  ...accessFields,
  isPublished: z.boolean(),
  shareId: z.string().nullable(),
  acceptingResponses: z.boolean(),
  evaluationStatus: evaluationStatusSchema,
  evaluationProgress: z.number().int().min(0).max(100),
  /** Whether a release has reached or passed every submission. */
  scoresReleased: z.boolean(),
  ...timedRelease,
  /** Students with submitted attempts. */
  attemptedBy: z.array(z.string()),
  /** Whether any student has started, which freezes the structure. */
  hasStarted: z.boolean(),
  /** The number taking it now. */
  runningCount: z.number().int(),
  /** The number of drafts, new questions and changes. */
  draftCount: z.number().int(),
});

/** An opened quiz with its questions in order, for its teacher. */
export const quizSchema = quizStateSchema.extend({
  questions: z.array(questionSchema),
  /** The drafts; a change has the id of its stored question. */
  drafts: z.array(unfinishedQuestionSchema),
  /** Ids of questions and new drafts in their common order. */
  order: z.array(z.string()),
  /** A question is in at most one. */
  pools: poolsSchema,
});
export type Quiz = z.infer<typeof quizSchema>;

/** A quiz in its teacher's list, with question ids only. */
export const quizRowSchema = quizStateSchema.extend({
  questions: z.array(z.string()),
  /** The maximum marks of an attempt; of a pool, of its draw. */
  marks: z.number().int(),
  /** The number of questions per attempt. */
  askedCount: z.number().int(),
  /** Why a pool cannot be drawn from; null if it can. */
  poolProblem: z.string().nullable(),
  /** '' for none, and for shared quizzes. */
  folder: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** The last creation, start or submission; epoch milliseconds. */
  lastActivityAt: z.number(),
  /** Students who have started, submitted ones included. */
  startedCount: z.number().int(),
  /** Open decisions, coming spot checks included. */
  toReview: z.number().int(),
  openAppeals: z.number().int(),
  /** The mean of evaluated submissions in percent; null without any. */
  meanPercent: z.number().nullable(),
  /** The assigned classes by name. */
  classNames: z.array(z.string()),
  /** The members of those classes; null if unassigned. */
  expectedCount: z.number().int().nullable(),
  /** The classes' window; epoch milliseconds. */
  opensAt: z.number().nullable(),
  closesAt: z.number().nullable(),
});
export type QuizRow = z.infer<typeof quizRowSchema>;

/** The copies of quizzes used again in a class, in the requested order. */
export const usedAgainSchema = z.object({
  quizzes: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      /** False for a draft. */
      isPublished: z.boolean(),
      /** Why a quiz with a start could not be published. */
      why: z.string().nullable(),
    }),
  ),
});
export type UsedAgain = z.infer<typeof usedAgainSchema>;

/** The student's own part of a published quiz. */
const ownPartSchema = termsSchema.extend({
  state: z.enum(['new', 'running', 'submitted']),
  /** The student's total seconds, including accommodations. */
  timeSeconds: z.number().int(),
  start: mayStartSchema,
  serverNow: z.number(),
});

/** A published quiz by share ID for anybody signed in: no question texts, no counts of others. */
export const sharedQuizSchema = takenSettingsSchema.extend({
  _id: z.string(),
  shareId: z.string(),
  isPublished: z.literal(true),
  acceptingResponses: z.boolean(),
  questions: z.array(z.string()),
  /** Null for its teacher. */
  own: ownPartSchema.nullable(),
});
export type SharedQuiz = z.infer<typeof sharedQuizSchema>;

/** A quiz being taken: settings and questions as of the start, in attempt order, without answers. */
export const takenQuizSchema = sharedQuizSchema.omit({ questions: true, own: true }).extend({
  questions: z.array(z.discriminatedUnion('type', [...askedQuestionSchema.options, comingQuestionSchema])),
});
export type TakenQuiz = z.infer<typeof takenQuizSchema>;

const plan = { planActive: z.boolean(), planActiveUntil: z.number().nullable() };

export const teacherDashboardSchema = z.object({
  name: z.string(),
  email: z.string(),
  ...plan,
  /** The teacher's own, newest first, then shared ones, newest first. */
  quizzes: z.array(quizRowSchema),
});
export type TeacherDashboard = z.infer<typeof teacherDashboardSchema>;

/** The head of a quiz's pages: its state and owner. */
export const quizHeadSchema = z.object({
  name: z.string(),
  /** The owner's. */
  ...plan,
  /** When a colleague's right ends; null if unlimited. */
  until: z.number().nullable(),
  quiz: quizRowSchema,
});
export type QuizHead = z.infer<typeof quizHeadSchema>;

/** A teacher's deleted quizzes; times are epoch milliseconds. */
export const trashSchema = z.object({
  quizzes: z.array(
    z.object({
      quizId: z.string(),
      title: z.string(),
      deletedAt: z.number(),
      /** May be purged after this. */
      keptUntil: z.number(),
      /** The submissions restored with it. */
      paperCount: z.number().int(),
    }),
  ),
});
export type Trash = z.infer<typeof trashSchema>;
