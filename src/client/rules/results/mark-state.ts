import type { ReviewedResult, StudentResult } from '../../../shared/results/schema';

/** The reliability of a mark: given by the teacher or key, or suggested, sure or not. */
export type MarkState = 'to-review' | 'suggested' | 'given';

export function markStateOf({
  needsReview,
  source,
}: Pick<ReviewedResult, 'needsReview' | 'source'>): MarkState {
  if (needsReview) return 'to-review';
  return source === 'ai' || source === 'built-in' ? 'suggested' : 'given';
}

/** A student's result for one question; undefined until all of that student's answers are evaluated. */
export const findResult = (student: StudentResult, questionId: string): ReviewedResult | undefined =>
  student.isEvaluated
    ? student.evaluationResults.find((result) => result.questionId === questionId)
    : undefined;
