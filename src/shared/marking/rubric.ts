import { type CorrectedMark, type CorrectionEffect, correctionEffect } from './correction-effect';
import type { RubricItem } from './rubric-schema';

export interface PricedAnswer {
  /** The sum of its items' points. */
  readonly sum: number;
  /** The sum, limited to the question's range. */
  readonly marks: number;
  /** The limit that applied; null if none. */
  readonly limit: 'none' | 'full' | null;
}

export interface Pricing {
  readonly items: readonly RubricItem[];
  readonly maximumMarks: number;
}

/** The mark of an answer by its items, from 0 to the maximum; unknown items are ignored. */
export function priceAnswer({ items, maximumMarks }: Pricing, itemIds: readonly string[]): PricedAnswer {
  const sum = items.reduce((total, { id, points }) => (itemIds.includes(id) ? total + points : total), 0);
  if (sum < 0) return { sum, marks: 0, limit: 'none' };
  if (sum > maximumMarks) return { sum, marks: maximumMarks, limit: 'full' };
  return { sum, marks: sum, limit: null };
}

/** A student's mark for the question; `itemIds` is null if the rubric was not used. */
export type AnswerByRubric = Pick<CorrectedMark, 'studentId' | 'studentName' | 'before' | 'totalBefore'> & {
  readonly itemIds: readonly string[] | null;
};

/**
 * The effect of changed items, in the form of a correction's; `unchangedCount` covers answers marked by the
 * rubric.
 */
export type RubricEffect = Pick<
  CorrectionEffect,
  'gains' | 'losses' | 'unchangedCount' | 'meanBefore' | 'meanAfter'
>;

/** The students who gain or lose by these items, and the new class mean. Marks without the rubric stay. */
export function reprice(answers: readonly AnswerByRubric[], pricing: Pricing): RubricEffect {
  const priced = answers.map(({ itemIds, ...answer }) => ({
    ...answer,
    after: itemIds ? priceAnswer(pricing, itemIds).marks : answer.before,
    ...{ isByTeacher: false, needsReview: false },
  }));
  const { gains, losses, meanBefore, meanAfter } = correctionEffect(priced);
  const byRubric = answers.filter(({ itemIds }) => itemIds !== null).length;
  return { gains, losses, unchangedCount: byRubric - gains.length - losses.length, meanBefore, meanAfter };
}
