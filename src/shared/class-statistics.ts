export interface ClassStatistics {
  /** Rounded to 2 decimals, like the median. */
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly totalStudents: number;
}

/** Mean, median, min, max and number of the scores of a class (spec §7 "Statistics"); all 0 for an empty class. */
export function classStatistics(scores: readonly number[]): ClassStatistics {
  const totalStudents = scores.length;
  if (totalStudents === 0) return { mean: 0, median: 0, min: 0, max: 0, totalStudents };
  const sorted = scores.toSorted((left, right) => left - right);
  const sum = sorted.reduce((total, score) => total + score, 0);
  return {
    mean: toTwoDecimals(sum / totalStudents),
    median: toTwoDecimals(medianOf(sorted)),
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    totalStudents,
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

// 1.005 * 100 is 100.49999999999999, so scale up slightly before rounding.
const toTwoDecimals = (value: number) => Math.round(value * 100 * (1 + Number.EPSILON)) / 100;
