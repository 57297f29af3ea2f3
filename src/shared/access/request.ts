import * as z from 'zod';
import { emailKey } from '../account/email-key';
import { EMAIL_MAXIMUM_LENGTH } from '../constants';
import { fieldInvalid } from '../messages';
import { accessMessages } from './messages';
import { SHARED_RIGHTS } from './rights';

/** A colleague's sign-in address in lower case. */
const email = z
  .string({ error: accessMessages.emailInvalid })
  .transform(emailKey)
  .pipe(z.email(accessMessages.emailInvalid).max(EMAIL_MAXIMUM_LENGTH, accessMessages.emailInvalid));

/** The colleague whose share ends. */
export const colleagueRequestSchema = z.object({ email });
export type ColleagueRequest = z.output<typeof colleagueRequestSchema>;

/** A colleague's new right and its end; absent fields of an existing share stay. */
export const shareRequestSchema = z.object({
  email,
  right: z.enum(SHARED_RIGHTS, accessMessages.rightInvalid),
  expiresAt: z
    .number({ error: fieldInvalid('expiresAt') })
    .int(fieldInvalid('expiresAt'))
    .nullable()
    .exactOptional(),
});
export type ShareRequest = z.output<typeof shareRequestSchema>;

/** The new owner of a quiz. */
export const handOverQuizSchema = z.object({ email });

/** The new owner of a class, and whether quizzes of this class alone go along. */
export const handOverClassSchema = z.object({
  email,
  quizzes: z.boolean({ error: fieldInvalid('quizzes') }).default(false),
});
export type HandOverClass = z.output<typeof handOverClassSchema>;
