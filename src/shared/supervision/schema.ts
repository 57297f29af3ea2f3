import * as z from 'zod';
import { answerSchema } from '../answer/answer';
import { mayStartSchema } from '../assignment/may-start';
import { teacherMessageSchema } from '../attempt/schema';
import { CLOCK_ENTRY_KINDS, LATE_DECISIONS, SUBMITTED_BY } from '../constants';
import { formattedSchema } from '../question-types/base';
import { liveQuestionSchema } from './live-answers';

/** One student in the live view; times are epoch milliseconds of the server. */
export const liveStudentSchema = z.object({
  attemptId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of who has no address; absent of everybody else. */
  studentClass: z.string().exactOptional(),
  startedAt: z.number(),
  deadline: z.number(),
  timeFactorPercent: z.number().int(),
  submittedAt: z.number().nullable(),
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
  receipt: z.string().nullable(),
  isReleased: z.boolean(),
  /** From 1, in the order of this attempt; null while the page was not heard of. */
  questionNumber: z.number().int().nullable(),
  answeredCount: z.number().int(),
  /** The answered questions, and the one on the screen, from 1 in the order of the quiz. */
  answeredNumbers: z.array(z.number().int()),
  atNumber: z.number().int().nullable(),
  /** Those that were not drawn for this student; none in a quiz without pools. */
  notAskedNumbers: z.array(z.number().int()),
  /** What the page says of its answers: all here, some on their way, or not heard of for a while. */
  connection: z.enum(['saved', 'saving', 'offline']),
  /** Null until the page was heard of. */
  lastSeenAt: z.number().nullable(),
  focusLostCount: z.number().int(),
  tabChangeLimit: z.number().int(),
  /** Reloads of the page, which are none. */
  reloadCount: z.number().int(),
  /** Whether the student is away from the page right now. */
  isAway: z.boolean(),
});
export type LiveStudent = z.infer<typeof liveStudentSchema>;

/** One move of the clocks, of one student or of several at once. */
export const clockMoveSchema = z.object({
  kind: z.enum(CLOCK_ENTRY_KINDS),
  startedAt: z.number(),
  /** The longest that one of the students got. */
  addedMs: z.number(),
  studentCount: z.number().int(),
  /** Named when it was one student's. */
  studentName: z.string().nullable(),
});
export type ClockMove = z.infer<typeof clockMoveSchema>;

/** What the teacher has written to those who took the quiz. */
export const sentMessageSchema = teacherMessageSchema.extend({
  /** Null when it went to all who were taking the quiz. */
  studentName: z.string().nullable(),
  /** Whom it went to, and whose pages have it. */
  studentCount: z.number().int(),
  deliveredCount: z.number().int(),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** A submission that came after its attempt was closed, with what it would change. */
export const lateSubmissionSchema = z.object({
  attemptId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of who has no address; absent of everybody else. */
  studentClass: z.string().exactOptional(),
  receivedAt: z.number(),
  decision: z.enum(LATE_DECISIONS).nullable(),
  changes: z.array(
    z.object({
      questionNumber: z.number().int(),
      questionText: z.string(),
      /** Its text as HTML; absent where it has no markup. */
      formatted: formattedSchema().exactOptional(),
      stored: answerSchema.nullable(),
      late: answerSchema.nullable(),
      /** When this one came; absent where all came together. */
      cameAt: z.number().exactOptional(),
    }),
  ),
});
export type LateSubmission = z.infer<typeof lateSubmissionSchema>;

export const liveQuizSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  shareId: z.string().nullable(),
  serverNow: z.number(),
  pausedSince: z.number().nullable(),
  acceptingResponses: z.boolean(),
  allowTabChange: z.boolean(),
  /** By name. */
  students: z.array(liveStudentSchema.extend({ questionCount: z.number().int() })),
  /** Who is on the list of an assigned class and has not started, by class and name. */
  absent: z.array(
    z.object({ memberId: z.string(), name: z.string(), className: z.string(), start: mayStartSchema }),
  ),
  /** Latest first. */
  clock: z.array(clockMoveSchema),
  /** Latest first. */
  messages: z.array(sentMessageSchema),
  late: z.array(lateSubmissionSchema),
});
export type LiveQuiz = z.infer<typeof liveQuizSchema>;

/** What the class has answered so far, by question in the order of the quiz. */
export const liveAnswersSchema = z.object({
  /** Who has started. */
  studentCount: z.number().int(),
  questions: z.array(liveQuestionSchema),
});
export type LiveAnswers = z.infer<typeof liveAnswersSchema>;

/** One focus loss as the teacher sees it. */
export const focusLossSeenSchema = z.object({
  leftAt: z.number(),
  returnedAt: z.number().nullable(),
  /** False where the return itself was not seen: the student was back by then. */
  isReturnExact: z.boolean(),
  /** A reload of the page: listed, and not counted. */
  isReload: z.boolean(),
  questionNumber: z.number().int().nullable(),
  excusedAt: z.number().nullable(),
  /** How many of those who took the quiz then left at about the same time, the student among them. */
  alike: z.object({ awayCount: z.number().int(), runningCount: z.number().int(), isShared: z.boolean() }),
});
export type FocusLossSeen = z.infer<typeof focusLossSeenSchema>;

export const receiptCheckSchema = z.object({
  receipt: z.string(),
  quizTitle: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of who has no address; absent of everybody else. */
  studentClass: z.string().exactOptional(),
  submittedAt: z.number(),
  /** Null where the history of the submission cannot be read. */
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
  /** False when the attempt was reopened or a late one accepted since: this receipt is of the earlier state. */
  isLatest: z.boolean(),
  /** Whether the stored answers are, to the letter, what the chain of entries behind the receipt says. */
  isUnchanged: z.boolean(),
});
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>;

export const accommodationSchema = z.object({
  email: z.string(),
  timeFactorPercent: z.number().int(),
  extraTabChanges: z.number().int(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;
