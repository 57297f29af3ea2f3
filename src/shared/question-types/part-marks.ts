import { MARK_STEP } from '../constants';
import type { Marked } from './objective-marking';

/** All marks for all parts; else, where part marks are given, the share of the right parts, rounded down to half marks. */
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

/** What a student is asked says of part marks: only where they are given. */
export const partsShown = (partialCredit: boolean) => partialCredit && ({ partialCredit } as const);
