import * as z from 'zod';
import { EMAIL_MAXIMUM_LENGTH } from '../constants';
import { messages } from '../messages';
import { isCleanText } from '../text';

const NAME_MAXIMUM_LENGTH = 100;

/** The person that the demo sign-in is asked to stand for. */
export const demoPersonSchema = z.object({
  email: z.email({ error: messages.demoEmailRequired }).max(EMAIL_MAXIMUM_LENGTH, messages.demoEmailRequired),
  name: z
    .string({ error: messages.demoNameRequired })
    .trim()
    .min(1, messages.demoNameRequired)
    .max(NAME_MAXIMUM_LENGTH, messages.demoNameRequired)
    .refine(isCleanText, messages.demoNameRequired),
});
export type DemoPerson = z.output<typeof demoPersonSchema>;

/** What somebody signs in with. Nothing but `true` says that the terms are accepted, and nothing else is refused there. */
export const loginRequestSchema = z.object({
  firebaseToken: z.string().min(1),
  termsAccepted: z
    .custom<boolean>()
    .meta({ type: 'boolean' })
    .optional()
    .transform((sent) => sent === true),
});

/** A teacher may bring an invite; what is no text is none. */
export const teacherLoginRequestSchema = loginRequestSchema.extend({
  invite: z.string().optional().catch(undefined),
});
export type TeacherLoginRequest = z.output<typeof teacherLoginRequestSchema>;

/** A session, and whose it is. */
export const loginSchema = z.object({
  token: z.string(),
  role: z.enum(['teacher', 'student']),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
});
export type Login = z.output<typeof loginSchema>;

/** What a member of a class without an address signs in with; a slip has its own code for who scans it. */
export const classLoginRequestSchema = z.object({
  classCode: z.string(),
  /** The name or the number on the list, or the member's id from a slip. */
  member: z.string(),
  pin: z.string(),
  slip: z.string().optional(),
});
export type ClassLoginRequest = z.output<typeof classLoginRequestSchema>;
