import { type Expectation, expectedWithout, type Observation } from './gaussian-process';
import type { ProcessConstants } from './kernel';

/** The mark of another grader, as a share of full marks, and how sure that one was; both from 0 to 1. */
export interface OtherMark {
  readonly share: number;
  readonly confidence: number;
}

// Fixed, not fitted: a grader that understands the answer is nearer to the teacher than words are, and mostly off by strictness.
export const OTHER_PROCESS: ProcessConstants = {
  bias: 0.05,
  sameWords: 0.02,
  sameLetters: 0.02,
  sameSignals: 0.02,
  noise: 0.015,
};
/** So many marks of the teacher say as much about another grader as its own confidence. */
const CONFIDENCE_WORTH_MARKS = 4;
const RIGHT_WITHIN = 0.2;

/** Reads another grader's mark; null for none, and for one that is no number. */
export function otherMarkOf(
  base: { readonly marks: number; readonly confidence: number } | undefined,
  maximumMarks: number,
): OtherMark | null {
  if (!base || !Number.isFinite(base.marks) || maximumMarks <= 0) return null;
  const confidence = Number.isFinite(base.confidence) ? limited(base.confidence) : 0;
  return { share: limited(base.marks / maximumMarks), confidence };
}

/**
 * How likely a mark made from another grader's is right: its own confidence, which the teacher's marks so far confirm or
 * refute. A mark confirms if it would have been expected (within a fifth of full marks) from the others.
 */
export function confidenceOfOther(
  { confidence }: OtherMark,
  observations: readonly Observation[],
  expectation: Expectation,
): number {
  const confirmed = observations.filter(
    (each) => Math.abs(expectedWithout(each, expectation) - each.share) <= RIGHT_WITHIN + 1e-9,
  ).length;
  const worth = CONFIDENCE_WORTH_MARKS;
  return (worth * confidence + confirmed) / (worth + observations.length);
}

const limited = (share: number) => Math.max(0, Math.min(1, share));
