import * as z from 'zod';
import { pupilTopicSchema } from '../topics/schema';

/**
 * The state of a quiz for a student: released, submitted but not released, running, still open, or missed.
 */
export const REPORT_STATES = ['released', 'waiting', 'running', 'open', 'absent'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

const reportQuizSchema = z.object({
  /** The ID of a quiz or an own column. */
  quizId: z.string(),
  title: z.string(),
  state: z.enum(REPORT_STATES),
  /** When it was submitted, started or closed; null without an end. Epoch milliseconds. */
  at: z.number().nullable(),
  /** Marks, maximum and percentage; null unless the marks are released. */
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  percentage: z.number().nullable(),
  /** The teacher's comment on the submission. */
  comment: z.string().nullable(),
  /** The teacher's comments on answers, by the question's number for this student. */
  answerComments: z.array(z.object({ number: z.number().int(), text: z.string() })),
});
export type ReportQuiz = z.infer<typeof reportQuizSchema>;

/** One student's quizzes, marks, topics and comments, without data about others. */
export const pupilReportSchema = z.object({
  classId: z.string(),
  className: z.string(),
  memberId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  schoolName: z.string(),
  madeAt: z.number(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** The quizzes of the period without excluded ones, newest first. */
  quizzes: z.array(reportQuizSchema),
  /** Of these marks in percent, counted as in the gradebook; null if nothing counts. */
  mean: z.number().nullable(),
  /** Of the mean; null without grades. */
  grade: z.string().nullable(),
  /** By name; from the released marks of these quizzes. */
  topics: z.array(pupilTopicSchema),
  /** All quizzes of the period to choose from, newest first. */
  choices: z.array(reportQuizSchema.pick({ quizId: true, title: true, at: true, state: true })),
});
export type PupilReport = z.infer<typeof pupilReportSchema>;

/** A report for each current member of the class, by name. */
export const classReportsSchema = z.object({ reports: z.array(pupilReportSchema) });
export type ClassReports = z.infer<typeof classReportsSchema>;
