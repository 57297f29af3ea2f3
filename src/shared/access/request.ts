import * as z from 'zod';
import { emailKey } from '../account/email-key';
import { EMAIL_MAXIMUM_LENGTH } from '../constants';
import { fieldInvalid } from '../messages';
import { accessMessages } from './messages';
import { SHARED_RIGHTS } from './rights';

/** The address that a colleague signs in with; comes out in lower case. */
const email = z
  .string({ error: accessMessages.emailInvalid })
  .transform(emailKey)
  .pipe(z.email(accessMessages.emailInvalid).max(EMAIL_MAXIMUM_LENGTH, accessMessages.emailInvalid));

/** Whose share ends. */
export const colleagueRequestSchema = z.object({ email });
export type ColleagueRequest = z.output<typeof colleagueRequestSchema>;

/** What a colleague is to be able to do, and until when; what is left out of a share that there is stays as it is. */
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

/** To whom a quiz goes. */
export const handOverQuizSchema = z.object({ email });

/** To whom a class goes, and whether the quizzes that no other class takes go with it. */
export const handOverClassSchema = z.object({
  email,
  quizzes: z.boolean({ error: fieldInvalid('quizzes') }).default(false),
});
export type HandOverClass = z.output<typeof handOverClassSchema>;
