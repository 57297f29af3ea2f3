import type { ReviewedResult } from '../../../../shared/results/schema';

export interface CommonMarks {
  readonly low: number;
  readonly high: number;
  /** The mark that most of the answers have; of equals the first. */
  readonly mostGiven: number;
}

/** The marks within a group of answers; undefined while none of them is evaluated. */
export function commonMarks(results: readonly ReviewedResult[]): CommonMarks | undefined {
  const scores = results.map(({ score }) => score);
  const [first] = scores;
  if (first === undefined) return undefined;
  const byScore = [...Map.groupBy(scores, (score) => score)];
  const [mostGiven] = byScore.reduce((best, same) => (same[1].length > best[1].length ? same : best));
  return { low: Math.min(...scores), high: Math.max(...scores), mostGiven };
}

/**
 * The answer that speaks for a group: one that still waits for review, else the first; with the rationale of the first answer
 * that has one; undefined while none of them is evaluated.
 */
export function groupOrigin(results: readonly ReviewedResult[]): ReviewedResult | undefined {
  const shown = results.find(({ needsReview }) => needsReview) ?? results[0];
  if (!shown) return undefined;
  const rationale = shown.rationale ?? results.find((each) => each.rationale !== null)?.rationale ?? null;
  return { ...shown, rationale };
}
