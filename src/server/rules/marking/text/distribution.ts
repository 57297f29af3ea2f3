import { MARK_STEP } from '../../../../shared/constants';

/** The probability of each mark in use, in ascending order; they add up to 1. */
export type Distribution = readonly { readonly marks: number; readonly p: number }[];

// Before any marks by the teacher, the prior counts as this many marks; most of it is on none and full.
const UNSEEN_WORTH = 2;
const NONE_OR_FULL_WEIGHT = 6;
const WHOLE_MARKS_WEIGHT = 2;
/** For graded marks, a difference of this size, or a tenth of full marks, counts as none. */
const NEAR_MARKS = 0.5;
const NEAR_SHARE = 0.1;
// The standard deviation of a grading teacher's shares for similar answers.
const GRADING_SPREAD = 0.1;

/**
 * The marks in use with their frequencies: none and full until the teacher gives others. If grading is likely
 * from the start, as for paragraphs, others are possible before.
 */
export function marksInUse(
  given: readonly number[],
  { maximumMarks, isLikelyGraded }: { maximumMarks: number; isLikelyGraded: boolean },
): Distribution {
  if (maximumMarks === 0) return [{ marks: 0, p: 1 }];
  const isGraded = isLikelyGraded || given.some((marks) => marks > 0 && marks < maximumMarks);
  const step = isGraded ? MARK_STEP : maximumMarks;
  const unseen = normalised(
    Array.from({ length: Math.ceil(maximumMarks / step) + 1 }, (_, at) => {
      const marks = Math.min(maximumMarks, at * step);
      const isNoneOrFull = marks === 0 || marks === maximumMarks;
      const between = Number.isInteger(marks) ? WHOLE_MARKS_WEIGHT : 1;
      return { marks, p: isNoneOrFull ? NONE_OR_FULL_WEIGHT : between };
    }),
  );
  return normalised(
    unseen.map(({ marks, p }) => ({
      marks,
      p: given.filter((each) => each === marks).length + UNSEEN_WORTH * p,
    })),
  );
}

/** The probabilities of the marks in use, by an expected share and its deviation. */
export function around(mean: number, deviation: number, inUse: Distribution): Distribution {
  const maximum = inUse.at(-1)?.marks || 1;
  const variance = deviation ** 2 + GRADING_SPREAD ** 2;
  return normalised(
    inUse.map(({ marks, p }) => ({
      marks,
      p: p * Math.exp(-((marks / maximum - mean) ** 2) / (2 * variance)),
    })),
  );
}

/** Shifts probability so that this much is at or near the most likely marks, which stay the most likely. */
export function calibrated(distribution: Distribution, confidence: number): Distribution {
  const isNear = nearTo(likeliestOf(distribution), distribution);
  const near = sureOf(distribution);
  const far = distribution.length > 1 ? 1 - near : 0;
  if (far <= 1e-9 || near <= 0) return distribution;
  const highest = (isWanted: boolean) =>
    Math.max(0, ...distribution.map(({ marks, p }) => (isNear(marks) === isWanted ? p : 0)));
  const [here, elsewhere] = [highest(true) / near, highest(false) / far];
  const share = Math.max(confidence, (1 + 1e-6) * (elsewhere / (elsewhere + here)));
  return distribution.map(({ marks, p }) => ({
    marks,
    p: isNear(marks) ? (p * share) / near : (p * (1 - share)) / far,
  }));
}

export const likeliestOf = (distribution: Distribution): number =>
  distribution.reduce((best, each) => (each.p > best.p ? each : best), { marks: 0, p: 0 }).marks;

/**
 * The probability that the most likely marks are right: exactly the teacher's or, with marks other than none
 * and full in use, nearly.
 */
export function sureOf(distribution: Distribution): number {
  const isNear = nearTo(likeliestOf(distribution), distribution);
  return distribution.reduce((sum, { marks, p }) => sum + (isNear(marks) ? p : 0), 0);
}

export const expectedOf = (distribution: Distribution): number =>
  distribution.reduce((sum, { marks, p }) => sum + p * marks, 0);

/** Whether marks are nearly equal to the given ones, among the marks in use. */
export function nearTo(given: number, inUse: Distribution): (marks: number) => boolean {
  const apart = inUse.length > 2 ? Math.max(NEAR_MARKS, NEAR_SHARE * (inUse.at(-1)?.marks ?? 0)) : 0;
  return (marks) => Math.abs(marks - given) <= apart + 1e-9;
}

export function normalised(weights: Distribution): Distribution {
  const total = weights.reduce((sum, { p }) => sum + p, 0);
  return total > 0
    ? weights.map(({ marks, p }) => ({ marks, p: p / total }))
    : weights.map(({ marks }) => ({ marks, p: 1 / weights.length }));
}
