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
