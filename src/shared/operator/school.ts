import * as z from 'zod';

/**
 * Why a teacher may sign in: no list is set, the list contains the address, or an invite was used; or no
 * longer may.
 */
export const ADMITTED_BY = ['anybody', 'list', 'invite', 'nothing'] as const;

/** A teacher for the operator; times are epoch milliseconds. */
export const schoolTeacherSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  admittedBy: z.enum(ADMITTED_BY),
  createdAt: z.number(),
  /** Null without a session. */
  lastSeenAt: z.number().nullable(),
  /** Without quizzes in the trash. */
  quizzes: z.number(),
  /** Null without any plan so far. */
  planActiveUntil: z.number().nullable(),
  planActive: z.boolean(),
});
export type SchoolTeacher = z.output<typeof schoolTeacherSchema>;

export const teachersPageSchema = z.object({
  /** On all pages. */
  total: z.number(),
  teachers: z.array(schoolTeacherSchema),
});

/** A class for the operator, with only the number of its members. */
export const schoolClassSchema = z.object({
  _id: z.string(),
  name: z.string(),
  teacher: z.object({ name: z.string(), email: z.string() }),
  members: z.number(),
  createdAt: z.number(),
  /** When a member last started a quiz; null if never. */
  lastUsedAt: z.number().nullable(),
});
export type SchoolClass = z.output<typeof schoolClassSchema>;

export const classesPageSchema = z.object({ total: z.number(), classes: z.array(schoolClassSchema) });

/** A quiz deleted by its teacher; times are epoch milliseconds. */
export const deletedQuizSchema = z.object({
  _id: z.string(),
  title: z.string(),
  /** The teacher's address. */
  email: z.string(),
  deletedAt: z.number(),
  keptUntil: z.number(),
});
export type DeletedQuiz = z.output<typeof deletedQuizSchema>;
export const deletedQuizzesSchema = z.object({ quizzes: z.array(deletedQuizSchema) });
export const restoredQuizSchema = z.object({ title: z.string(), email: z.string() });

/** An email that waits, or was given up if `nextTryAt` is null; without its text. */
export const outboxMailSchema = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.number(),
  tries: z.number(),
  nextTryAt: z.number().nullable(),
  lastError: z.string().nullable(),
});
export type OutboxMail = z.output<typeof outboxMailSchema>;
export const outboxSchema = z.object({
  /** Whether a mail server is configured. */
  sendsMail: z.boolean(),
  /** Oldest first. */
  mails: z.array(outboxMailSchema),
});
