import type { Signals } from './signals';

/** The mean, spread and weight of each signal. */
export interface Weights {
  readonly intercept: number;
  readonly signals: Readonly<Partial<Record<keyof Signals, readonly number[]>>>;
}

export interface BaseCoefficients {
  readonly short: Weights;
  readonly long: Weights;
}

const FARTHEST_SPREADS = 3;
// Answers of one or two sentences are marked as short, paragraphs as long, with a linear transition.
const LONG_WORDS = { from: 24, to: 36 };

// For graded marks, sentences of medium length are marked partly as paragraphs.
const GRADED_WORDS = { from: 10, to: 20 };

/**
 * The degree to which a class's typical answer counts as long, from 0 to 1, by the median number of words and
 * the likelihood of grading.
 */
export function longShareOf(medianWords: number, graded = 0): number {
  return Math.max(slope(medianWords, LONG_WORDS), (graded / 2) * slope(medianWords, GRADED_WORDS));
}

const slope = (words: number, { from, to }: { from: number; to: number }) =>
  Math.max(0, Math.min(1, (words - from) / (to - from)));

/**
 * The expected share of full marks, from 0 to 1, of answers with these signals to unseen questions. The fit
 * used short answers marked right or wrong; graded marks (0: never, 1: surely) are higher for the same
 * answers, because half-right ones earn part marks.
 */
export function baseShareOf(
  signals: Signals,
  { longShare, graded }: { longShare: number; graded: number },
  { short, long }: BaseCoefficients,
): number {
  const shareBy = (weights: Weights) => 1 / (1 + Math.exp(-scoreOf(signals, weights)));
  const shortShare = shareBy(short) ** (1 - graded / 2);
  return longShare === 0 ? shortShare : (1 - longShare) * shortShare + longShare * shareBy(long);
}

function scoreOf(signals: Signals, weights: Weights): number {
  let score = weights.intercept;
  for (const [name, [mean = 0, spread = 1, weight = 0]] of Object.entries(weights.signals)) {
    score += weight * standardised(signals[name as keyof Signals], mean, spread);
  }
  return score;
}

/** The distance from the mean in spreads, limited to three: the fit has no data beyond. */
export function standardised(value: number, mean: number, spread: number): number {
  return Math.max(-FARTHEST_SPREADS, Math.min(FARTHEST_SPREADS, (value - mean) / spread));
}
