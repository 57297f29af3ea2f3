import * as z from 'zod';
import type { QuestionDraft } from './draft';

export const issueSchema = z.object({ field: z.string(), sentence: z.string() });

/** An unfinished question for its teacher; invisible to students, exports and marking. */
export const unfinishedQuestionSchema = z.object({
  /** The ID of the question it will become or change. */
  _id: z.string(),
  /** Whether it changes a stored question, which stays as it is until the change is finished. */
  isChange: z.boolean(),
  /** Parsed by its type when stored; invalid numbers become null in transit. */
  draft: z.custom<QuestionDraft>(),
  imageUrl: z.string().nullable(),
  updatedAt: z.number(),
  /** Its problems. */
  issues: z.array(issueSchema),
});
export type UnfinishedQuestion = z.infer<typeof unfinishedQuestionSchema>;
