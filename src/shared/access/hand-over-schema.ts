import * as z from 'zod';
import { accessMessages } from './messages';
import { SHARED_RIGHTS } from './rights';
import { teacherNameSchema } from './schema';

/** A quiz or class offered to a new owner; times are the server's epoch milliseconds. */
export const handOverSchema = z.object({
  handOverId: z.string(),
  kind: z.enum(['quiz', 'class']),
  /** The title of the quiz or the name of the class. */
  title: z.string(),
  from: teacherNameSchema,
  to: teacherNameSchema,
  /** Whether a quiz is published: it stays so, but further changes need the new owner's plan. */
  isPublished: z.boolean(),
  /** The titles of the quizzes offered with a class. */
  quizTitles: z.array(z.string()),
  offeredAt: z.number(),
  expiresAt: z.number(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** A teacher's pending offers, the newest first. */
export const handOversSchema = z.object({ handOvers: z.array(handOverSchema) });

/** The former owner's right after the hand-over. Edit includes publishing on the new owner's plan. */
export const acceptHandOverSchema = z.object({
  formerOwnerMay: z.enum(SHARED_RIGHTS, accessMessages.rightInvalid).nullable().default('mark'),
});
export type AcceptHandOver = z.output<typeof acceptHandOverSchema>;
