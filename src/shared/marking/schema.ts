import * as z from 'zod';
import { CORRECTION_POLICIES } from '../constants';
import { correctAnswerSchema } from '../question/schema';

const policySchema = z.enum(CORRECTION_POLICIES);

/** An older key still in force, with its one-line form; null if every answer is accepted. */
export const alsoAcceptedSchema = z.object({
  correctAnswer: correctAnswerSchema.nullable(),
  correctAnswerText: z.string(),
});
export type AlsoAccepted = z.infer<typeof alsoAcceptedSchema>;

export const changedMarksSchema = z
  .array(z.object({ studentId: z.string(), studentName: z.string(), before: z.number(), after: z.number() }))
  .readonly();

/** The effect of a correction on existing marks; nothing is written. */
export const correctionPreviewSchema = z.object({
  policy: policySchema,
  /** Sent back with the correction, to apply exactly the previewed change. */
  seen: z.string(),
  gains: changedMarksSchema,
  losses: changedMarksSchema,
  unchangedCount: z.number(),
  keptByTeacher: z.number(),
  toReview: changedMarksSchema,
  meanBefore: z.number(),
  meanAfter: z.number(),
  /** Whether any of these students can see their scores already. */
  isReleased: z.boolean(),
});
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>;

/** The latest correction of a question. */
export const correctionSchema = z.object({
  _id: z.string(),
  at: z.number(),
  policy: policySchema,
  gainCount: z.number(),
  lossCount: z.number(),
  /** False once the question has changed again. */
  canUndo: z.boolean(),
});
export type Correction = z.infer<typeof correctionSchema>;
