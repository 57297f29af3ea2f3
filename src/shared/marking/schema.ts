import * as z from 'zod';
import { CORRECTION_POLICIES } from '../constants';
import { correctAnswerSchema } from '../question/schema';

const policySchema = z.enum(CORRECTION_POLICIES);

/** An older correct answer that a correction left in force, with the same in a line; null where every answer counts. */
export const alsoAcceptedSchema = z.object({
  correctAnswer: correctAnswerSchema.nullable(),
  correctAnswerText: z.string(),
});
export type AlsoAccepted = z.infer<typeof alsoAcceptedSchema>;

/** Those whose marks become others. */
export const changedMarksSchema = z
  .array(z.object({ studentId: z.string(), studentName: z.string(), before: z.number(), after: z.number() }))
  .readonly();

/** What a correction would do to the marks that were given already; nothing is written. */
export const correctionPreviewSchema = z.object({
  policy: policySchema,
  /** Sent back with the correction, so that what is applied is what was shown. */
  seen: z.string(),
  gains: changedMarksSchema,
  losses: changedMarksSchema,
  unchangedCount: z.number(),
  keptByTeacher: z.number(),
  toReview: changedMarksSchema,
  meanBefore: z.number(),
  meanAfter: z.number(),
  /** Whether some of these students see their scores already. */
  isReleased: z.boolean(),
});
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>;

/** The last correction of a question. */
export const correctionSchema = z.object({
  _id: z.string(),
  at: z.number(),
  policy: policySchema,
  gainCount: z.number(),
  lossCount: z.number(),
  /** Not once the question was changed again. */
  canUndo: z.boolean(),
});
export type Correction = z.infer<typeof correctionSchema>;
