import * as z from 'zod';
import { answersSchema } from '../answer/answer';
import { availableQuizSchema } from '../assignment/schema';
import { SUBMITTED_BY } from '../constants';
import { askedQuestionSchema } from '../question/schema';
import { takenQuizSchema } from '../quiz/schema';

/** The question that is open where there is no going back; `endsAt` is null without question timers. */
const placeSchema = z.object({ index: z.number().int(), endsAt: z.number().nullable() });

/** An attempt as it runs; all times are epoch milliseconds of the server. */
export const runningAttemptSchema = z.object({
  _id: z.string(),
  quizId: z.string(),
  startTime: z.number(),
  deadline: z.number(),
  serverNow: z.number(),
  answers: answersSchema,
  /** The revision that wrote each stored answer, also of the cleared ones. */
  revisions: z.record(z.string(), z.number()),
  focusLostCount: z.number().int(),
  /** The focus loss that submits; 3 unless the teacher allowed or excused more. */
  tabChangeLimit: z.number().int(),
  /** Since when the teacher has paused the quiz for all; null while the clock runs. */
  pausedSince: z.number().nullable(),
  /** How far the student has come, whatever the browser knows of it; null where one may go back. */
  place: placeSchema.nullable(),
  /** What this student needs on the page; a quiz that a device kept from before says nothing of it. */
  largerText: z.boolean().default(false),
  hideTimer: z.boolean().default(false),
});
export type RunningAttempt = z.infer<typeof runningAttemptSchema>;

export const joinedQuizSchema = z.object({ quiz: takenQuizSchema, attempt: runningAttemptSchema });
/** The same but for the questions, which a whole class gets. */
export const joinedFrameSchema = joinedQuizSchema.extend({ quiz: takenQuizSchema.omit({ questions: true }) });
export type JoinedFrame = z.infer<typeof joinedFrameSchema>;
export type JoinedQuiz = z.infer<typeof joinedQuizSchema>;

/** A released mark as its student sees it. How it came about is the teacher's: see `reviewedResultSchema`. */
export const evaluationResultSchema = z.object({
  questionId: z.string(),
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
});
export type EvaluationResult = z.infer<typeof evaluationResultSchema>;

/** A submitted attempt as its student sees it; score, maxScore and evaluationResults are null until released. */
export const submittedAttemptSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  /** The class whose list brought the quiz to this student; null where the share ID did. */
  className: z.string().nullable(),
  startTime: z.number(),
  submittedAt: z.number(),
  submittedBy: z.enum(SUBMITTED_BY),
  receipt: z.string(),
  answers: answersSchema,
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  scoresReleased: z.boolean(),
  releasedAt: z.number().nullable(),
  /** The teacher has deleted the quiz since. */
  quizEnded: z.boolean(),
  evaluationResults: z.array(evaluationResultSchema).nullable(),
});
export type SubmittedAttempt = z.infer<typeof submittedAttemptSchema>;

export const studentDashboardSchema = z.object({
  name: z.string(),
  email: z.string(),
  attempts: z.record(z.string(), submittedAttemptSchema),
  inProgress: z.array(
    z.object({
      attemptId: z.string(),
      quizId: z.string(),
      shareId: z.string(),
      title: z.string(),
      deadline: z.number(),
      /** Whether this student sees no time. */
      hideTimer: z.boolean(),
    }),
  ),
  /** What is assigned and not started: what can be started first, then what opens, then what has ended of late. */
  available: z.array(availableQuizSchema),
  serverNow: z.number(),
});
export type StudentDashboard = z.infer<typeof studentDashboardSchema>;

/** What a teacher has written to a student who takes a quiz. */
export const teacherMessageSchema = z.object({
  /** Later messages have higher numbers. */
  number: z.number().int(),
  text: z.string(),
  sentAt: z.number(),
});
export type TeacherMessage = z.infer<typeof teacherMessageSchema>;

/** How an attempt stands. */
const attemptStandingSchema = z.object({
  serverNow: z.number(),
  deadline: z.number(),
  pausedSince: z.number().nullable(),
  focusLostCount: z.number().int(),
  tabChangeLimit: z.number().int(),
  /** False while another page of the same student holds the quiz. */
  isWriter: z.boolean(),
  /** `closing` after the last focus loss: only the one submit is taken. */
  state: z.enum(['running', 'closing', 'submitted']),
  /** Who or what handed it in; null while it runs. */
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
});
export type AttemptStanding = z.infer<typeof attemptStandingSchema>;

/** How an attempt stands, as its page asks every few seconds, and what the teacher has written since. */
export const followedAttemptSchema = attemptStandingSchema.extend({
  messages: z.array(teacherMessageSchema),
  /** The question that is open now, for a page that awaits it; null while that is an earlier one. */
  opened: z.object({ question: askedQuestionSchema, place: placeSchema }).nullable(),
});
export type FollowedAttempt = z.infer<typeof followedAttemptSchema>;

/** What a page gets that takes the quiz over from another: each stored answer with the revision that wrote it. */
export const takenOverSchema = attemptStandingSchema.extend({
  answers: answersSchema,
  revisions: z.record(z.string(), z.number()),
  place: placeSchema.nullable(),
});
export type TakenOver = z.infer<typeof takenOverSchema>;

export const countedFocusLossSchema = z.object({
  focusLostCount: z.number().int(),
  /** True from the last focus loss on: only the one submit that follows within the grace is taken. */
  submitted: z.boolean(),
  /** The focus loss that submits: the third, unless the teacher allowed or excused more. */
  tabChangeLimit: z.number().int(),
});
export type CountedFocusLoss = z.infer<typeof countedFocusLossSchema>;

export const submitReceiptSchema = z.object({
  message: z.string(),
  submittedAt: z.number(),
  receipt: z.string(),
});
export type SubmitReceipt = z.infer<typeof submitReceiptSchema>;

export const savedAnswersSchema = z.object({
  savedRevision: z.number(),
  serverNow: z.number(),
  deadline: z.number(),
});
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;
