import type { Signals } from './signals';

/** For each signal its mean, its spread and its weight. */
export interface Weights {
  readonly intercept: number;
  readonly signals: Readonly<Partial<Record<keyof Signals, readonly number[]>>>;
}

export interface BaseCoefficients {
  readonly short: Weights;
  readonly long: Weights;
}

const FARTHEST_SPREADS = 3;
// Answers of one or two sentences are marked as short ones, of a paragraph as long ones, with a slope in between.
const LONG_WORDS = { from: 24, to: 36 };

// Where marks are graded, sentences of some length are half-way marked as paragraphs are.
const GRADED_WORDS = { from: 10, to: 20 };

/**
 * How far the usual answer of a class counts as a long one, from 0 to 1, by the median number of words and by how likely
 * marks are graded.
 */
export function longShareOf(medianWords: number, graded = 0): number {
  return Math.max(slope(medianWords, LONG_WORDS), (graded / 2) * slope(medianWords, GRADED_WORDS));
}

const slope = (words: number, { from, to }: { from: number; to: number }) =>
  Math.max(0, Math.min(1, (words - from) / (to - from)));

/**
 * The share of full marks, from 0 to 1, that answers with these signals have on questions never seen. The short answers it
 * was fitted on were marked right or wrong; where marks are graded (0: never seen, 1: surely) the same answers get more,
 * because half-right ones get something too.
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

/** How many spreads a signal lies from its mean, at most three: beyond that nothing was ever fitted. */
export function standardised(value: number, mean: number, spread: number): number {
  return Math.max(-FARTHEST_SPREADS, Math.min(FARTHEST_SPREADS, (value - mean) / spread));
}
