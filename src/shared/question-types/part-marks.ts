import { MARK_STEP } from '../constants';
import type { Marked } from './objective-marking';

/** All marks for all parts; with part marks, else the share of right parts, rounded down to half marks. */
export function marksForParts(
  question: { readonly maximumMarks: number; readonly partialCredit: boolean },
  { right, all }: { right: number; all: number },
): Marked {
  if (right === all) return { isCorrect: true, score: question.maximumMarks };
  if (!question.partialCredit) return { isCorrect: false, score: 0 };
  return {
    isCorrect: false,
    score: Math.floor((right * question.maximumMarks) / (all * MARK_STEP)) * MARK_STEP,
  };
}

/** Part marks in the asked question: present only if given. */
export const partsShown = (partialCredit: boolean) => partialCredit && ({ partialCredit } as const);
