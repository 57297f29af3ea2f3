import * as z from 'zod';
import { answersSchema } from '../answer/answer';
import { availableQuizSchema } from '../assignment/schema';
import { SUBMITTED_BY } from '../constants';
import { askedQuestionSchema } from '../question/schema';
import { takenQuizSchema } from '../quiz/schema';
import { quizLanguageSchema } from '../quiz/settings-schema';

/** The open question without navigation; `endsAt` is null without question timers. */
const placeSchema = z.object({ index: z.number().int(), endsAt: z.number().nullable() });
export type Place = z.infer<typeof placeSchema>;

/** A running attempt; all times are the server's epoch milliseconds. */
export const runningAttemptSchema = z.object({
  _id: z.string(),
  quizId: z.string(),
  startTime: z.number(),
  deadline: z.number(),
  serverNow: z.number(),
  answers: answersSchema,
  /** The revision of each stored answer, cleared ones included. */
  revisions: z.record(z.string(), z.number()),
  focusLostCount: z.number().int(),
  /** The focus loss that submits; 3 unless the teacher allowed or excused more. */
  tabChangeLimit: z.number().int(),
  /** When the teacher paused the quiz; null while the clock runs. */
  pausedSince: z.number().nullable(),
  /** The student's progress as the server knows it; null with navigation. */
  place: placeSchema.nullable(),
  /** The student's display needs; absent in quizzes cached by an older version. */
  largerText: z.boolean().default(false),
  hideTimer: z.boolean().default(false),
});
export type RunningAttempt = z.infer<typeof runningAttemptSchema>;

export const joinedQuizSchema = z.object({ quiz: takenQuizSchema, attempt: runningAttemptSchema });
/** Without the questions, which a whole class shares. */
export const joinedFrameSchema = joinedQuizSchema.extend({ quiz: takenQuizSchema.omit({ questions: true }) });
export type JoinedFrame = z.infer<typeof joinedFrameSchema>;
export type JoinedQuiz = z.infer<typeof joinedQuizSchema>;

/** A released mark for its student; its origin is the teacher's only, see `reviewedResultSchema`. */
export const evaluationResultSchema = z.object({
  questionId: z.string(),
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
});
export type EvaluationResult = z.infer<typeof evaluationResultSchema>;

/** A submitted attempt for its student; score, maxScore and evaluationResults are null until released. */
export const submittedAttemptSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  lang: quizLanguageSchema,
  /** The class through which the student got the quiz; null for a share ID. */
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
  /** Whether the quiz has been deleted. */
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
      /** Whether the time is hidden for this student. */
      hideTimer: z.boolean(),
    }),
  ),
  /** Assigned and not started: open ones first, then coming ones, then recently ended ones. */
  available: z.array(availableQuizSchema),
  serverNow: z.number(),
});
export type StudentDashboard = z.infer<typeof studentDashboardSchema>;

export const teacherMessageSchema = z.object({
  /** Ascending in the order sent. */
  number: z.number().int(),
  text: z.string(),
  sentAt: z.number(),
});
export type TeacherMessage = z.infer<typeof teacherMessageSchema>;

const attemptStatusSchema = z.object({
  serverNow: z.number(),
  deadline: z.number(),
  pausedSince: z.number().nullable(),
  focusLostCount: z.number().int(),
  tabChangeLimit: z.number().int(),
  /** False while another page of the student holds the quiz. */
  isWriter: z.boolean(),
  /** `closing` after the last focus loss: only one submit is accepted. */
  state: z.enum(['running', 'closing', 'submitted']),
  /** Null while running. */
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
});
export type AttemptStatus = z.infer<typeof attemptStatusSchema>;

/** The status of an attempt as polled by its page, with new messages. */
export const followedAttemptSchema = attemptStatusSchema.extend({
  messages: z.array(teacherMessageSchema),
  /** The open question for a page waiting for it; null while that is an earlier one. */
  opened: z.object({ question: askedQuestionSchema, place: placeSchema }).nullable(),
});
export type FollowedAttempt = z.infer<typeof followedAttemptSchema>;

/** The response to a takeover: each stored answer with its revision. */
export const takenOverSchema = attemptStatusSchema.extend({
  answers: answersSchema,
  revisions: z.record(z.string(), z.number()),
  place: placeSchema.nullable(),
});
export type TakenOver = z.infer<typeof takenOverSchema>;

export const countedFocusLossSchema = z.object({
  focusLostCount: z.number().int(),
  /** True from the last focus loss on: only the submit within the grace is accepted. */
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
