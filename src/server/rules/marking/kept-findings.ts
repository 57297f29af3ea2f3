import * as z from 'zod';
import { findingsSchema } from '../../../shared/marking/findings';

/**
 * An AI server's opinion on an answer, before any adjustment by the teacher's marks; it is requested only
 * once.
 */
export const opinionSchema = z.object({
  /** From 0 to the maximum in steps of 0.5. */
  marks: z.number(),
  /** From 0 to 1. */
  confidence: z.number(),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  rationale: z.string(),
  /** Why its confidence cannot be relied on, as a sentence for the teacher; null if it can. */
  doubt: z.string().nullable(),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** The stored data of a text answer's mark; only the findings leave the server, and only for the teacher. */
export const keptFindingsSchema = findingsSchema.extend({
  opinion: opinionSchema.optional(),
  /** Equal for identical answers, which were drawn together. */
  check: z.object({ id: z.string(), suggested: z.number() }).optional(),
  /** The teacher's mark that moved this one: its attempt and marks, and the suggestion without it. */
  movedBy: z.object({ attemptId: z.string(), marks: z.number(), from: z.number() }).optional(),
});
export type KeptFindings = z.infer<typeof keptFindingsSchema>;
