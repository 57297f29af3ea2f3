import * as z from 'zod';
import type { QuestionDraft } from './draft';

export const issueSchema = z.object({ field: z.string(), sentence: z.string() });

/** A question that is not finished yet, as its teacher sees it; no student, export or mark knows of it. */
export const unfinishedQuestionSchema = z.object({
  /** Of the question that it becomes, or that it changes. */
  _id: z.string(),
  /** Whether it changes a stored question, which stays as it is until the change is finished. */
  isChange: z.boolean(),
  /** Read by its type when it was kept; what was no number is null on its way. */
  draft: z.custom<QuestionDraft>(),
  imageUrl: z.string().nullable(),
  updatedAt: z.number(),
  /** What it lacks. */
  issues: z.array(issueSchema),
});
export type UnfinishedQuestion = z.infer<typeof unfinishedQuestionSchema>;
