import * as z from 'zod';
import { DomainError } from '../errors';
import { deciderSchema } from './standing-marks';

/** A colleague's decision about an answer or a submission, and its current state. */
export const standsSchema = z.object({
  studentId: z.string(),
  by: deciderSchema.nullable(),
  at: z.number(),
  /** The current marks; absent if a comment is the conflict. */
  marks: z.number().exactOptional(),
  comment: z.string().exactOptional(),
});
export type Stands = z.infer<typeof standsSchema>;

/** An act refused as a whole (409), because it would have replaced a colleague's unseen decisions. */
export class ColleagueConflict extends DomainError {
  constructor(
    sentence: string,
    /** The current state of each answer in conflict. */
    readonly stands: readonly Stands[],
  ) {
    super('conflict', sentence);
  }
}
