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

const quizStateSchema = quizSettingsSchema.extend({
  _id: z.string(),
  ...accessFields,
  isPublished: z.boolean(),
  shareId: z.string().nullable(),
  acceptingResponses: z.boolean(),
  evaluationStatus: evaluationStatusSchema,
  evaluationProgress: z.number().int().min(0).max(100),
  scoresReleased: z.boolean(),
  /** Ids of the students whose submitted attempts there are. */
  attemptedBy: z.array(z.string()),
  /** Whether any student has started, which freezes the structure of the questions. */
  hasStarted: z.boolean(),
  /** How many take it right now. */
  runningCount: z.number().int(),
  /** How many questions are not finished, new ones and changes. */
  draftCount: z.number().int(),
});

/** A quiz as its teacher sees it opened: with its questions in order. */
export const quizSchema = quizStateSchema.extend({
  questions: z.array(questionSchema),
  /** Those that are not finished; a change stands beside the stored question of its id. */
  drafts: z.array(unfinishedQuestionSchema),
  /** Ids of questions and of new unfinished ones, in their common order. */
  order: z.array(z.string()),
  /** Of which each attempt is asked some; a question is in one at most. */
  pools: poolsSchema,
});
export type Quiz = z.infer<typeof quizSchema>;

/** A quiz in its teacher's list: questions as ids only. */
export const quizRowSchema = quizStateSchema.extend({
  questions: z.array(z.string()),
  /** What each attempt can reach: of a pool, what is drawn. */
  marks: z.number().int(),
  /** How many questions each attempt is asked. */
  askedCount: z.number().int(),
  /** What keeps a pool from being drawn; null when nothing does. */
  poolProblem: z.string().nullable(),
  /** Empty: in no folder, and of what a colleague shares. */
  folder: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** When it was made, started or submitted last; epoch milliseconds. */
  lastActivityAt: z.number(),
  /** How many students have started, those who have submitted included. */
  startedCount: z.number().int(),
  /** Decisions that wait for the teacher, the spot checks to come among them. */
  toReview: z.number().int(),
  /** Second looks that students asked for and nobody has answered. */
  openAppeals: z.number().int(),
  /** What the evaluated submissions got on average, in percent; null without any. */
  meanPercent: z.number().nullable(),
  /** The classes that it is assigned to, by name. */
  classNames: z.array(z.string()),
  /** How many the lists of these classes have; null when it is assigned to none. */
  expectedCount: z.number().int().nullable(),
  /** The window for the classes; epoch milliseconds. */
  opensAt: z.number().nullable(),
  closesAt: z.number().nullable(),
});
export type QuizRow = z.infer<typeof quizRowSchema>;

/** What a published quiz is to the student who reads it. */
const ownPartSchema = termsSchema.extend({
  state: z.enum(['new', 'running', 'submitted']),
  /** The seconds that this student has in all; what the teacher allows beyond the rule is in them. */
  timeSeconds: z.number().int(),
  start: mayStartSchema,
  serverNow: z.number(),
});

/** A published quiz as anybody signed in may read it by its share ID: no question texts, no counts of others. */
export const sharedQuizSchema = takenSettingsSchema.extend({
  _id: z.string(),
  shareId: z.string(),
  isPublished: z.literal(true),
  acceptingResponses: z.boolean(),
  questions: z.array(z.string()),
  /** Null for the teacher whose quiz it is. */
  own: ownPartSchema.nullable(),
});
export type SharedQuiz = z.infer<typeof sharedQuizSchema>;

/** A quiz as a student takes it: the settings and questions as they were at the start, in attempt order, without answers. */
export const takenQuizSchema = sharedQuizSchema.omit({ questions: true, own: true }).extend({
  questions: z.array(z.discriminatedUnion('type', [...askedQuestionSchema.options, comingQuestionSchema])),
});
export type TakenQuiz = z.infer<typeof takenQuizSchema>;

const plan = { planActive: z.boolean(), planActiveUntil: z.number().nullable() };

export const teacherDashboardSchema = z.object({
  name: z.string(),
  email: z.string(),
  ...plan,
  /** The teacher's own, newest first, then what colleagues share, newest first. */
  quizzes: z.array(quizRowSchema),
});
export type TeacherDashboard = z.infer<typeof teacherDashboardSchema>;

/** What stands above all pages of one quiz: how it is, and whose desk it lies on. */
export const quizHeadSchema = z.object({
  name: z.string(),
  /** Of the owner. */
  ...plan,
  /** When the right of a colleague who reads it ends; null: nobody knows an end. */
  until: z.number().nullable(),
  quiz: quizRowSchema,
});
export type QuizHead = z.infer<typeof quizHeadSchema>;

/** What a teacher has deleted; times are epoch milliseconds. */
export const trashSchema = z.object({
  quizzes: z.array(
    z.object({
      quizId: z.string(),
      title: z.string(),
      deletedAt: z.number(),
      /** From then on it may be gone for good. */
      keptUntil: z.number(),
      /** The submissions that would come back with it. */
      paperCount: z.number().int(),
    }),
  ),
});
export type Trash = z.infer<typeof trashSchema>;
