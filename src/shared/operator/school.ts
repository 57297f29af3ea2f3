import * as z from 'zod';

/** Why a teacher may sign in: no list is set, it names them, they came by an invite; or they may not any more. */
export const ADMITTED_BY = ['anybody', 'list', 'invite', 'nothing'] as const;

/** A teacher as the operator sees them; times are epoch milliseconds. */
export const schoolTeacherSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  admittedBy: z.enum(ADMITTED_BY),
  createdAt: z.number(),
  /** Null: no session is left. */
  lastSeenAt: z.number().nullable(),
  /** Without those in the trash. */
  quizzes: z.number(),
  /** Null: there never was one. */
  planActiveUntil: z.number().nullable(),
  planActive: z.boolean(),
});
export type SchoolTeacher = z.output<typeof schoolTeacherSchema>;

export const teachersPageSchema = z.object({
  /** In all pages. */
  total: z.number(),
  teachers: z.array(schoolTeacherSchema),
});

/** A class as the operator sees it: nothing of its members but how many. */
export const schoolClassSchema = z.object({
  _id: z.string(),
  name: z.string(),
  teacher: z.object({ name: z.string(), email: z.string() }),
  members: z.number(),
  createdAt: z.number(),
  /** When one of its members last started a quiz; null: never. */
  lastUsedAt: z.number().nullable(),
});
export type SchoolClass = z.output<typeof schoolClassSchema>;

export const classesPageSchema = z.object({ total: z.number(), classes: z.array(schoolClassSchema) });

/** A quiz that its teacher deleted; times are epoch milliseconds. */
export const deletedQuizSchema = z.object({
  _id: z.string(),
  title: z.string(),
  /** Of its teacher. */
  email: z.string(),
  deletedAt: z.number(),
  keptUntil: z.number(),
});
export type DeletedQuiz = z.output<typeof deletedQuizSchema>;
export const deletedQuizzesSchema = z.object({ quizzes: z.array(deletedQuizSchema) });
export const restoredQuizSchema = z.object({ title: z.string(), email: z.string() });

/** An email that waits, or that was given up where `nextTryAt` is null; without its text. */
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
  /** Whether there is a mail server at all. */
  sendsMail: z.boolean(),
  /** The oldest first. */
  mails: z.array(outboxMailSchema),
});
