import * as z from 'zod';

/** What the grader found in a text answer; words are as written in the model answer. */
export const findingsSchema = z.object({
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** Why the answer looks like a trick or a mistake of the grader; each a word of the table of guards. */
  guards: z.array(z.string()),
  /** The same for answers of the same question that are the same: what one decision marks. */
  group: z.string(),
  /** The same for groups that are nearly the same: they are read beside each other, and decided one by one. */
  near: z.string().optional(),
  /** The highest is the answer that the teacher should mark next; 0 for those the teacher has marked. */
  priority: z.number(),
  /** Present where it was drawn for the spot check: what was suggested then. */
  check: z.object({ suggested: z.number() }).optional(),
});
export type Findings = z.infer<typeof findingsSchema>;
