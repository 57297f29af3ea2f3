/** A score in percent of what was possible, rounded to 2 decimals; 0 when nothing could be scored. */
export function percentageOf(score: number, maxScore: number): number {
  return maxScore > 0 ? Math.round((10_000 * score) / maxScore) / 100 : 0;
}
