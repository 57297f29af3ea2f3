import * as z from 'zod';
import { accessMessages } from './messages';
import { SHARED_RIGHTS } from './rights';
import { teacherNameSchema } from './schema';

/** A quiz or a class that waits for its new owner to accept; times are epoch milliseconds of the server. */
export const handOverSchema = z.object({
  handOverId: z.string(),
  kind: z.enum(['quiz', 'class']),
  /** The title of the quiz, the name of the class. */
  title: z.string(),
  from: teacherNameSchema,
  to: teacherNameSchema,
  /** Whether a quiz is published: it stays so, and from then on its changes need the plan of the new owner. */
  isPublished: z.boolean(),
  /** The titles of the quizzes that are offered with a class. */
  quizTitles: z.array(z.string()),
  offeredAt: z.number(),
  expiresAt: z.number(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** What is offered to a teacher, the newest first. */
export const handOversSchema = z.object({ handOvers: z.array(handOverSchema) });

/** What the former owner may do after the hand-over. To edit is also to publish on the plan of the new owner. */
export const acceptHandOverSchema = z.object({
  formerOwnerMay: z.enum(SHARED_RIGHTS, accessMessages.rightInvalid).nullable().default('mark'),
});
export type AcceptHandOver = z.output<typeof acceptHandOverSchema>;
