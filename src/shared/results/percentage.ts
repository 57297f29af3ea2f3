/** A score in percent of the maximum, rounded to 2 decimals; 0 for a maximum of 0. */
export function percentageOf(score: number, maxScore: number): number {
  return maxScore > 0 ? Math.round((10_000 * score) / maxScore) / 100 : 0;
}
