import * as z from 'zod';
import { mayStartSchema } from './may-start';

const moment = z.number().nullable();

/** A member's exception to the rule; for absent or null fields the rule applies. */
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

/** A student's terms in a quiz: standing needs, accommodations and exceptions combined. */
export const termsSchema = z.object({
  timeFactorPercent: z.number().int(),
  tabChangeLimit: z.number().int(),
  largerText: z.boolean(),
  hideTimer: z.boolean(),
});
export type Terms = z.infer<typeof termsSchema>;

/** A member of an assigned class, with the member's state in the quiz. */
export const assignedMemberSchema = termsSchema.extend({
  memberId: z.string(),
  classId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  state: z.enum(['not-started', 'running', 'submitted']),
  attemptId: z.string().nullable(),
  /** The member's window. */
  opensAt: moment,
  closesAt: moment,
  /** The member's total time, regardless of the window's end. */
  timeSeconds: z.number().int(),
  /** Time lost to the window's end even when starting immediately; 0 if none. */
  cutSeconds: z.number().int(),
  start: mayStartSchema,
  /** The terms and times set by an exception, and those from standing needs. */
  exceptions: z.array(z.enum(['window', 'timeFactorPercent', 'tabChangeLimit', 'largerText', 'hideTimer'])),
  needs: z.array(z.enum(['timeFactorPercent', 'tabChangeLimit', 'largerText', 'hideTimer'])),
});
export type AssignedMember = z.infer<typeof assignedMemberSchema>;

/**
 * The classes and windows of a quiz; without classes its share ID is enough. Times are epoch milliseconds.
 */
export const assignmentSchema = z.object({
  quizId: z.string(),
  classIds: z.array(z.string()),
  opensAt: moment,
  closesAt: moment,
  exceptions: z.record(z.string(), exceptionSchema),
  /** By name. Members of deleted classes only cannot start the quiz. */
  classes: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      isDeleted: z.boolean(),
      /**
       * False for a colleague's class shared with neither the quiz's owner nor the reader; its members are
       * omitted.
       */
      isListSeen: z.boolean(),
    }),
  ),
  /** By class, then by name. */
  members: z.array(assignedMemberSchema),
  serverNow: z.number(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** A quiz assigned to a student who has not started it. */
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
