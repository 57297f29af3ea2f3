import type { QuestionType } from '../question-types/registry';
import { isTextType } from '../question-types/traits';

/**
 * Whether a mark counts as correct: full marks in objective questions, at least half in text answers, which
 * is also the boundary for measuring text marking.
 */
export function isCorrectMark(mark: { type: QuestionType; score: number; maximumMarks: number }): boolean {
  return isTextType(mark.type) ? mark.score * 2 >= mark.maximumMarks : mark.score === mark.maximumMarks;
}
