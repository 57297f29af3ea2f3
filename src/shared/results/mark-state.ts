import type { ReviewedResult, StudentResult } from './schema';

/** How far a mark can be relied on: given by the teacher or by the key, or only suggested, surely or not. */
export type MarkState = 'to-review' | 'suggested' | 'given';

/** How far this mark can be relied on. */
export function markStateOf({
  needsReview,
  source,
}: Pick<ReviewedResult, 'needsReview' | 'source'>): MarkState {
  if (needsReview) return 'to-review';
  return source === 'ai' || source === 'built-in' ? 'suggested' : 'given';
}

/** The result of one student's answer, once all of that student's answers are evaluated: before, it takes no marks. */
export const findResult = (student: StudentResult, questionId: string): ReviewedResult | undefined =>
  student.isEvaluated
    ? student.evaluationResults.find((result) => result.questionId === questionId)
    : undefined;
