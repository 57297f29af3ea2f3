import * as z from 'zod';
import { messages } from '../messages';
import { isCleanText } from '../text';

const NAME_MAXIMUM_LENGTH = 100;
const EMAIL_MAXIMUM_LENGTH = 254;

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
    .optional()
    .transform((sent) => sent === true),
});
export type LoginRequest = z.output<typeof loginRequestSchema>;

/** A session, and whose it is. */
export const loginSchema = z.object({
  token: z.string(),
  role: z.enum(['teacher', 'student']),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
});
export type Login = z.output<typeof loginSchema>;
