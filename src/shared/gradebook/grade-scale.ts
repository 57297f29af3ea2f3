import * as z from 'zod';
import { cleanLine } from '../clean-line';
import { GRADE_LABEL_MAXIMUM_LENGTH, GRADES } from '../constants';
import { isCleanText } from '../text';
import { gradebookFieldMessages as messages } from './messages';

const gradeSchema = z.object({
  label: z
    .string(messages.gradeLabel)
    .refine(isCleanText, messages.gradeLabel)
    .transform(cleanLine)
    .pipe(z.string().min(1, messages.gradeLabel).max(GRADE_LABEL_MAXIMUM_LENGTH, messages.gradeLabel)),
  /** The lowest whole percent with this grade. */
  fromPercent: z
    .number(messages.gradeBounds)
    .int(messages.gradeBounds)
    .min(0, messages.gradeBounds)
    .max(100, messages.gradeBounds),
});

/** Grades by their lower bounds, best first; the last starts at 0, so that every percent has exactly one. */
export const gradeScaleSchema = z
  .array(gradeSchema, messages.gradeCount)
  .min(GRADES.min, messages.gradeCount)
  .max(GRADES.max, messages.gradeCount)
  .refine((grades) => new Set(grades.map(({ label }) => label)).size === grades.length, messages.gradeLabel)
  .refine(
    (grades) =>
      grades.every(({ fromPercent }, at) => at === 0 || fromPercent < (grades[at - 1]?.fromPercent ?? 0)),
    messages.gradeBounds,
  )
  .refine((grades) => grades.at(-1)?.fromPercent === 0, messages.gradeLast);
export type GradeScale = z.infer<typeof gradeScaleSchema>;
