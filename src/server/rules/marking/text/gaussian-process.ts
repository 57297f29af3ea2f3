/** The expectation for each answer after the teacher's marks so far. */
export interface Expectation {
  /** Expected shares of full marks, not limited to 0 and 1. */
  readonly means: Float64Array;
  /** Remaining covariances, row by row. */
  readonly covariance: readonly Float64Array[];
}

/**
 * A Gaussian process on the residual of the base mark, in closed form: each mark shifts the other
 * expectations by their covariance with it, and reduces their uncertainty accordingly. Modifies the
 * covariance in place.
 */
export function learnFrom(
  observations: readonly { readonly index: number; readonly share: number }[],
  prior: { means: readonly number[]; covariance: readonly Float64Array[]; noise: number },
): Expectation {
  const { covariance, noise } = prior;
  const means = Float64Array.from(prior.means);
  for (const { index, share } of observations) {
    const gains = Float64Array.from(covariance[index] ?? []);
    const total = (gains[index] ?? 0) + noise;
    const surprise = share - (means[index] ?? 0);
    for (const [i, gain] of gains.entries()) {
      const factor = gain / total;
      means[i] = (means[i] ?? 0) + factor * surprise;
      const row = covariance[i];
      if (row) for (let j = 0; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (gains[j] ?? 0);
    }
  }
  return { means, covariance };
}

const ALWAYS_DOUBTED = 0.1;
const OWN_DISTANCE_WEIGHT = 2;

/**
 * The value of marking each answer: the uncertainty removed from the others, weighted towards doubtful ones
 * and the answer's own doubt. For right-or-wrong marks, doubt is near half marks, where a small shift changes
 * the verdict; for graded marks, anywhere away from none and full.
 */
export function worthOfMarking(
  { means, covariance }: Expectation,
  { noise, isGraded }: { noise: number; isGraded: boolean },
): number[] {
  const doubtOf = (mean: number) => (isGraded ? 4 * mean * (1 - mean) : 1 - 2 * Math.abs(mean - 0.5));
  const doubts = Array.from(means, (mean) => ALWAYS_DOUBTED + Math.max(0, doubtOf(mean)));
  return covariance.map((row, index) => {
    let taken = 0;
    for (let other = 0; other < row.length; other += 1)
      taken += (row[other] ?? 0) ** 2 * (doubts[other] ?? 0);
    const variance = (row[index] ?? 0) + noise;
    const distance = Math.abs((means[index] ?? 0) - 0.5) / Math.sqrt(variance);
    const own = isGraded ? Math.sqrt(doubts[index] ?? 0) : Math.exp(-OWN_DISTANCE_WEIGHT * distance);
    return (taken / variance) * own;
  });
}
