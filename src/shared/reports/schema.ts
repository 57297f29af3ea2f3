import * as z from 'zod';
import { pupilTopicSchema } from '../topics/schema';

/**
 * How a quiz stands for a pupil: marks are out, handed in and not marked or released yet, being taken, can still be taken, or
 * missed.
 */
export const REPORT_STATES = ['released', 'waiting', 'running', 'open', 'absent'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

const reportQuizSchema = z.object({
  /** Of a quiz, or of an own column of the gradebook. */
  quizId: z.string(),
  title: z.string(),
  state: z.enum(REPORT_STATES),
  /** When it was handed in, begun or closed; null where it has no end. Epoch milliseconds. */
  at: z.number().nullable(),
  /** Marks, what could be reached, and the one in percent of the other; null unless the marks are released. */
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  percentage: z.number().nullable(),
  /** What the teacher said about the whole submission. */
  comment: z.string().nullable(),
  /** What the teacher said about single answers, by the number that the question had for this pupil. */
  answerComments: z.array(z.object({ number: z.number().int(), text: z.string() })),
});
export type ReportQuiz = z.infer<typeof reportQuizSchema>;

/** One pupil's quizzes, marks, topics and comments, and nothing of anybody else. */
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
  /** Those of the period that were not left out, newest first. */
  quizzes: z.array(reportQuizSchema),
  /** Of these marks in percent, counted as in the gradebook; null if nothing counts. */
  mean: z.number().nullable(),
  /** Of the mean; null without grades. */
  grade: z.string().nullable(),
  /** By name; from the released marks of these quizzes. */
  topics: z.array(pupilTopicSchema),
  /** All that can be chosen from in the period, newest first. */
  choices: z.array(reportQuizSchema.pick({ quizId: true, title: true, at: true, state: true })),
});
export type PupilReport = z.infer<typeof pupilReportSchema>;

/** A report for each pupil who is in the class, by name. */
export const classReportsSchema = z.object({ reports: z.array(pupilReportSchema) });
export type ClassReports = z.infer<typeof classReportsSchema>;
