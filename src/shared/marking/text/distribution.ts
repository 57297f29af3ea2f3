import { MARK_STEP } from '../../constants';

/** How likely a teacher gives each of the marks in use; the lowest first, together 1. */
export type Distribution = readonly { readonly marks: number; readonly p: number }[];

// Before a teacher has shown any, all marks together count as much as so many given ones; of them none and full the most.
const UNSEEN_WORTH = 2;
const NONE_OR_FULL_WEIGHT = 6;
const WHOLE_MARKS_WEIGHT = 2;
/** Marks so far apart, or a tenth of full marks, are as good as the same where marks are graded. */
const NEAR_MARKS = 0.5;
const NEAR_SHARE = 0.1;
// A teacher who grades is so far from giving like answers the same share.
const GRADING_SPREAD = 0.1;

/**
 * The marks in use and how usual each is: none and full, until the teacher has given others. Where grading is likely from
 * the start, as with paragraphs, others are possible before that.
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

/** The marks in use as likely as an expected share with a deviation makes them. */
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

/** The same with so much of it on, or near, the likeliest marks; at least so much that they stay the likeliest. */
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

/** How likely the likeliest marks are right: the teacher's own or, where others are in use than none and full, nearly. */
export function sureOf(distribution: Distribution): number {
  const isNear = nearTo(likeliestOf(distribution), distribution);
  return distribution.reduce((sum, { marks, p }) => sum + (isNear(marks) ? p : 0), 0);
}

export const expectedOf = (distribution: Distribution): number =>
  distribution.reduce((sum, { marks, p }) => sum + p * marks, 0);

/** Whether marks are nearly the given ones, among the marks in use. */
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
