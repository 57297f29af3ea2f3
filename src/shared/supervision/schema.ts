import * as z from 'zod';
import { answerSchema } from '../answer/answer';
import { mayStartSchema } from '../assignment/may-start';
import { teacherMessageSchema } from '../attempt/schema';
import { CLOCK_ENTRY_KINDS, LATE_DECISIONS, SUBMITTED_BY } from '../constants';
import { formattedSchema } from '../question-types/base';
import { QUESTION_TYPES } from '../question-types/registry';

/** One student in the live view; times are the server's epoch milliseconds. */
export const liveStudentSchema = z.object({
  attemptId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of a student without an address; absent otherwise. */
  studentClass: z.string().exactOptional(),
  startedAt: z.number(),
  deadline: z.number(),
  timeFactorPercent: z.number().int(),
  submittedAt: z.number().nullable(),
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
  receipt: z.string().nullable(),
  isReleased: z.boolean(),
  /** From 1 in this attempt's order; null until the page has reported. */
  questionNumber: z.number().int().nullable(),
  answeredCount: z.number().int(),
  /** The answered questions and the one on screen, from 1 in the quiz's order. */
  answeredNumbers: z.array(z.number().int()),
  atNumber: z.number().int().nullable(),
  /** Questions not drawn for this student; empty without pools. */
  notAskedNumbers: z.array(z.number().int()),
  /** The state of the page's answers: all saved, some pending, or silent for a while. */
  connection: z.enum(['saved', 'saving', 'offline']),
  /** Null until the page has reported. */
  lastSeenAt: z.number().nullable(),
  focusLostCount: z.number().int(),
  tabChangeLimit: z.number().int(),
  /** Reloads, which do not count. */
  reloadCount: z.number().int(),
  /** Whether the student is away from the page now. */
  isAway: z.boolean(),
});
export type LiveStudent = z.infer<typeof liveStudentSchema>;

/** A change of the clocks of one or several students. */
export const clockMoveSchema = z.object({
  kind: z.enum(CLOCK_ENTRY_KINDS),
  startedAt: z.number(),
  /** The longest time given to one of them. */
  addedMs: z.number(),
  studentCount: z.number().int(),
  /** Set for a single student, with the attempt: names are not unique. */
  studentName: z.string().nullable(),
  attemptId: z.string().nullable(),
});
export type ClockMove = z.infer<typeof clockMoveSchema>;

/** A teacher's message to students in the quiz. */
export const sentMessageSchema = teacherMessageSchema.extend({
  /** Null for everybody taking the quiz, as the attempt. */
  studentName: z.string().nullable(),
  attemptId: z.string().nullable(),
  /** The recipients and the deliveries. */
  studentCount: z.number().int(),
  deliveredCount: z.number().int(),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** A submission received after its attempt closed, with the changes it would make. */
export const lateSubmissionSchema = z.object({
  attemptId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of a student without an address; absent otherwise. */
  studentClass: z.string().exactOptional(),
  receivedAt: z.number(),
  decision: z.enum(LATE_DECISIONS).nullable(),
  changes: z.array(
    z.object({
      questionNumber: z.number().int(),
      questionText: z.string(),
      /** Its text as HTML; absent without markup. */
      formatted: formattedSchema().exactOptional(),
      stored: answerSchema.nullable(),
      late: answerSchema.nullable(),
      /** When this answer came; absent if all came together. */
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
  /** Members of assigned classes who have not started, by class and name. */
  absent: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      classId: z.string(),
      className: z.string(),
      /** Whether the student signs in by PIN. */
      usesPin: z.boolean(),
      /** Whether an own window, as of a make-up, outlasts a release. */
      outlastsRelease: z.boolean(),
      start: mayStartSchema,
    }),
  ),
  /** Latest first. */
  clock: z.array(clockMoveSchema),
  /** Latest first. */
  messages: z.array(sentMessageSchema),
  late: z.array(lateSubmissionSchema),
});
export type LiveQuiz = z.infer<typeof liveQuizSchema>;

const givenAnswerSchema = z.object({
  label: z.string(),
  /** The part of the question it answers; absent for the whole. */
  group: z.string().optional(),
  count: z.number().int(),
  /** Whether it matches the key or model answer. */
  isKey: z.boolean(),
});

/** A class's answers to one question so far. */
export const liveQuestionSchema = z.object({
  questionId: z.string(),
  text: z.string(),
  /** The teacher's texts as HTML; absent without markup. */
  formatted: formattedSchema().exactOptional(),
  type: z.enum(QUESTION_TYPES),
  /** The number asked. */
  askedCount: z.number().int(),
  answeredCount: z.number().int(),
  /** The number fully right by the key; null for texts. */
  rightCount: z.number().int().nullable(),
  /** Whether most students chose another answer than the key, which may then be wrong. */
  isKeyDoubted: z.boolean(),
  /** Every option in order; the most frequent texts and numbers. */
  given: z.array(givenAnswerSchema),
  /** Students whose answers are not listed; with parts, in the part with the most. */
  otherCount: z.number().int(),
});
export type LiveQuestion = z.infer<typeof liveQuestionSchema>;

/** The class's answers so far, in the quiz's question order. */
export const liveAnswersSchema = z.object({
  /** Students who have started. */
  studentCount: z.number().int(),
  questions: z.array(liveQuestionSchema),
});
export type LiveAnswers = z.infer<typeof liveAnswersSchema>;

/** One focus loss as the teacher sees it. */
export const focusLossSeenSchema = z.object({
  leftAt: z.number(),
  returnedAt: z.number().nullable(),
  /** False if the return itself was not seen: the student was back by then. */
  isReturnExact: z.boolean(),
  /** A reload: listed but not counted. */
  isReload: z.boolean(),
  questionNumber: z.number().int().nullable(),
  excusedAt: z.number().nullable(),
  /** How many of those taking the quiz left at about the same time, including the student. */
  alike: z.object({ awayCount: z.number().int(), runningCount: z.number().int(), isShared: z.boolean() }),
});
export type FocusLossSeen = z.infer<typeof focusLossSeenSchema>;

export const receiptCheckSchema = z.object({
  receipt: z.string(),
  quizTitle: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of a student without an address; absent otherwise. */
  studentClass: z.string().exactOptional(),
  submittedAt: z.number(),
  /** Null if the submission's history is unreadable. */
  submittedBy: z.enum(SUBMITTED_BY).nullable(),
  /** False if the attempt was reopened or a late submission accepted since. */
  isLatest: z.boolean(),
  /** Whether the stored answers equal the history behind the receipt to the letter. */
  isUnchanged: z.boolean(),
});
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>;

export const accommodationSchema = z.object({
  email: z.string(),
  timeFactorPercent: z.number().int(),
  extraTabChanges: z.number().int(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;
