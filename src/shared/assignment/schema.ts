import * as z from 'zod';
import { mayStartSchema } from './may-start';

const moment = z.number().nullable();

/** What holds for one member in place of the rule; what is absent or null is as the rule says. */
export const exceptionSchema = z.object({
  opensAt: moment.exactOptional(),
  closesAt: moment.exactOptional(),
  timeFactorPercent: z.number().int().nullable().exactOptional(),
  /** The focus loss that submits. */
  tabChangeLimit: z.number().int().nullable().exactOptional(),
  largerText: z.boolean().nullable().exactOptional(),
  hideTimer: z.boolean().nullable().exactOptional(),
});
export type AssignmentException = z.infer<typeof exceptionSchema>;

/** What one student has in one quiz: standing needs, allowances and exceptions taken together. */
export const termsSchema = z.object({
  timeFactorPercent: z.number().int(),
  tabChangeLimit: z.number().int(),
  largerText: z.boolean(),
  hideTimer: z.boolean(),
});
export type Terms = z.infer<typeof termsSchema>;

/** One member of an assigned class, and how the quiz stands for them. */
export const assignedMemberSchema = termsSchema.extend({
  memberId: z.string(),
  classId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  state: z.enum(['not-started', 'running', 'submitted']),
  attemptId: z.string().nullable(),
  /** The window that holds for this member. */
  opensAt: moment,
  closesAt: moment,
  /** What this member has in all, without the end of the window. */
  timeSeconds: z.number().int(),
  /** How much of it the window takes away, also from who starts at once; 0 when none. */
  cutSeconds: z.number().int(),
  start: mayStartSchema,
  /** Which of the terms and times come from an exception, and which from standing needs. */
  exceptions: z.array(z.enum(['window', 'timeFactorPercent', 'tabChangeLimit', 'largerText', 'hideTimer'])),
  needs: z.array(z.enum(['timeFactorPercent', 'tabChangeLimit', 'largerText', 'hideTimer'])),
});
export type AssignedMember = z.infer<typeof assignedMemberSchema>;

/** Who takes a quiz, and when; without classes it is taken by whoever has its share ID. Times are epoch milliseconds. */
export const assignmentSchema = z.object({
  quizId: z.string(),
  classIds: z.array(z.string()),
  opensAt: moment,
  closesAt: moment,
  exceptions: z.record(z.string(), exceptionSchema),
  /** By name. Who is only on the lists of deleted ones cannot start it. */
  classes: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      isDeleted: z.boolean(),
      /** Not of a colleague's class that is shared with neither the quiz's owner nor the reader: its members are left out. */
      isListSeen: z.boolean(),
    }),
  ),
  /** By class, then by name. */
  members: z.array(assignedMemberSchema),
  serverNow: z.number(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** A quiz that is assigned to a student who has not started it. */
export const availableQuizSchema = termsSchema.extend({
  quizId: z.string(),
  shareId: z.string(),
  title: z.string(),
  className: z.string(),
  opensAt: moment,
  closesAt: moment,
  timeSeconds: z.number().int(),
  start: mayStartSchema,
});
export type AvailableQuiz = z.infer<typeof availableQuizSchema>;
