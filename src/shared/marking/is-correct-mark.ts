import type { QuestionType } from '../question-types/registry';
import { isTextType } from '../question-types/traits';

/**
 * Whether a mark counts as correct. What needs no judgement is correct with full marks only; a text answer is correct
 * from half of its marks on, the boundary that the marking of texts is measured by.
 */
export function isCorrectMark(mark: { type: QuestionType; score: number; maximumMarks: number }): boolean {
  return isTextType(mark.type) ? mark.score * 2 >= mark.maximumMarks : mark.score === mark.maximumMarks;
}
