import * as z from 'zod';
import { cleanLine } from '../clean-line';
import { EMAIL_MAXIMUM_LENGTH } from '../constants';
import { messages } from '../messages';
import { isCleanText } from '../text';

const NAME_MAXIMUM_LENGTH = 100;

/** The person to impersonate in the demo sign-in. */
export const demoPersonSchema = z.object({
  email: z.email({ error: messages.demoEmailRequired }).max(EMAIL_MAXIMUM_LENGTH, messages.demoEmailRequired),
  name: z
    .string({ error: messages.demoNameRequired })
    .max(NAME_MAXIMUM_LENGTH, messages.demoNameRequired)
    .refine(isCleanText, messages.demoNameRequired)
    .transform(cleanLine)
    .pipe(z.string().min(1, messages.demoNameRequired)),
});
export type DemoPerson = z.output<typeof demoPersonSchema>;

/** A sign-in request. Only `true` accepts the terms; other values are not refused here. */
export const loginRequestSchema = z.object({
  firebaseToken: z.string().min(1),
  termsAccepted: z
    .custom<boolean>()
    .meta({ type: 'boolean' })
    .optional()
    .transform((sent) => sent === true),
});

/** A teacher may bring an invite; a non-text is ignored. */
export const teacherLoginRequestSchema = loginRequestSchema.extend({
  invite: z.string().optional().catch(undefined),
});
export type TeacherLoginRequest = z.output<typeof teacherLoginRequestSchema>;

/** A session and its account. */
export const loginSchema = z.object({
  token: z.string(),
  role: z.enum(['teacher', 'student']),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** A student's own language, else that of the class; null without either, and for teachers. */
  language: z.string().nullable(),
});
export type Login = z.output<typeof loginSchema>;

/** The sign-in of a class member without an address; a scanned slip has its own code. */
export const classLoginRequestSchema = z.object({
  classCode: z.string(),
  /** The name or number on the list, or the member ID on a slip. */
  member: z.string(),
  pin: z.string(),
  slip: z.string().optional(),
});
export type ClassLoginRequest = z.output<typeof classLoginRequestSchema>;
