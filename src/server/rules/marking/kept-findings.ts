import * as z from 'zod';
import { findingsSchema } from '../../../shared/marking/findings';

/** What an AI server said of an answer, before any mark of the teacher moved it: it is never asked for it again. */
export const opinionSchema = z.object({
  /** From 0 to the maximum in steps of 0.5. */
  marks: z.number(),
  /** From 0 to 1. */
  confidence: z.number(),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  rationale: z.string(),
  /** Why it cannot be relied on, whatever its confidence: a sentence for the teacher; null where nothing speaks against it. */
  doubt: z.string().nullable(),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** What is kept with the mark of a text answer; only the findings themselves leave the server, and only to the teacher. */
export const keptFindingsSchema = findingsSchema.extend({
  opinion: opinionSchema.optional(),
  /** The same id for answers that were drawn together because they say the same. */
  check: z.object({ id: z.string(), suggested: z.number() }).optional(),
  /** Which mark of the teacher moved this one: the attempt that it was given to, what it was, and the mark without it. */
  movedBy: z.object({ attemptId: z.string(), marks: z.number(), from: z.number() }).optional(),
});
export type KeptFindings = z.infer<typeof keptFindingsSchema>;
