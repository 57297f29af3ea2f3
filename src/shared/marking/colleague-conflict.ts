import * as z from 'zod';
import { DomainError } from '../errors';
import { deciderSchema } from './standing-marks';

/** What a colleague decided about one student's answer, or about a submission, and what stands there now. */
export const standsSchema = z.object({
  studentId: z.string(),
  by: deciderSchema.nullable(),
  at: z.number(),
  /** The marks that stand; absent where a comment stands in the way. */
  marks: z.number().exactOptional(),
  comment: z.string().exactOptional(),
});
export type Stands = z.infer<typeof standsSchema>;

/** An act that would have replaced what a colleague decided meanwhile: nothing of it was done (409). */
export class ColleagueConflict extends DomainError {
  constructor(
    sentence: string,
    /** What stands, of each answer that is in the way. */
    readonly stands: readonly Stands[],
  ) {
    super('conflict', sentence);
  }
}
