import * as z from 'zod';

/** A student's request for a second look at a released mark; times are epoch milliseconds. */
export const appealSchema = z.object({
  text: z.string(),
  askedAt: z.number(),
  /** The teacher's reply; null until then. */
  answer: z.string().nullable(),
  answeredAt: z.number().nullable(),
});
export type Appeal = z.infer<typeof appealSchema>;

/** A second look for the teacher. */
export const receivedAppealSchema = appealSchema.extend({ studentId: z.string(), questionId: z.string() });
export type ReceivedAppeal = z.infer<typeof receivedAppealSchema>;

/** A class member's second look, with its question. */
export const memberAppealSchema = appealSchema.extend({
  quizId: z.string(),
  title: z.string(),
  questionId: z.string(),
  /** The question's number in the quiz. */
  number: z.number().int(),
});
export type MemberAppeal = z.infer<typeof memberAppealSchema>;
