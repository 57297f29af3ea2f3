import * as z from 'zod';

/** The grader's findings in a text answer, in words of the model answer. */
export const findingsSchema = z.object({
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** Signs of a trick or a grader's mistake, as keys of the table of guards. */
  guards: z.array(z.string()),
  /** Equal for identical answers to a question, which get one decision. */
  group: z.string(),
  /** Equal for nearly identical groups, which are shown together and decided separately. */
  near: z.string().optional(),
  /** The highest is the next answer that the teacher should mark; 0 if already marked. */
  priority: z.number(),
  /** The suggestion at the time of the draw; present if drawn for the spot check. */
  check: z.object({ suggested: z.number() }).optional(),
});
export type Findings = z.infer<typeof findingsSchema>;
