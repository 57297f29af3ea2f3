import { type CorrectedMark, type CorrectionEffect, correctionEffect } from './correction-effect';
import type { RubricItem } from './rubric-schema';

export interface PricedAnswer {
  /** The points of its items together. */
  readonly sum: number;
  /** The sum, limited to what the question can give. */
  readonly marks: number;
  /** Where the sum was limited; null where it was not. */
  readonly limit: 'none' | 'full' | null;
}

export interface Pricing {
  readonly items: readonly RubricItem[];
  readonly maximumMarks: number;
}

/** The mark of an answer by the items that it was given, from 0 to the maximum; an item that the rubric lacks counts nothing. */
export function priceAnswer({ items, maximumMarks }: Pricing, itemIds: readonly string[]): PricedAnswer {
  const sum = items.reduce((total, { id, points }) => (itemIds.includes(id) ? total + points : total), 0);
  if (sum < 0) return { sum, marks: 0, limit: 'none' };
  if (sum > maximumMarks) return { sum, marks: maximumMarks, limit: 'full' };
  return { sum, marks: sum, limit: null };
}

/** One student's mark for the question; `itemIds` is null where it was not given by the rubric. */
export type AnswerByRubric = Pick<CorrectedMark, 'studentId' | 'studentName' | 'before' | 'totalBefore'> & {
  readonly itemIds: readonly string[] | null;
};

/** What a change of the items does, in the words of a correction; `unchangedCount` is of the answers marked by the rubric. */
export type RubricEffect = Pick<
  CorrectionEffect,
  'gains' | 'losses' | 'unchangedCount' | 'meanBefore' | 'meanAfter'
>;

/** Who gains, who loses and what the class mean becomes under these items. A mark that was not given by the rubric stays. */
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
