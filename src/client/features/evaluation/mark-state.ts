import type { ReviewedResult } from '../../../shared/results/schema';

/** How far a mark can be relied on: given by the teacher or by the key, or only suggested, surely or not. */
export type MarkState = 'needs-review' | 'suggested' | 'settled';

export function markStateOf({
  needsReview,
  source,
}: Pick<ReviewedResult, 'needsReview' | 'source'>): MarkState {
  if (needsReview) return 'needs-review';
  return source === 'ai' || source === 'built-in' ? 'suggested' : 'settled';
}
