import type { EvaluationResult } from '../../../../shared/attempt/schema';

export interface CommonMarks {
  readonly low: number;
  readonly high: number;
  /** The mark that most of the answers have; of equals the first. */
  readonly mostGiven: number;
}

/** The marks within a group of answers; undefined while none of them is evaluated. */
export function commonMarks(results: readonly EvaluationResult[]): CommonMarks | undefined {
  const scores = results.map(({ score }) => score);
  const [first] = scores;
  if (first === undefined) return undefined;
  const byScore = [...Map.groupBy(scores, (score) => score)];
  const [mostGiven] = byScore.reduce((best, same) => (same[1].length > best[1].length ? same : best));
  return { low: Math.min(...scores), high: Math.max(...scores), mostGiven };
}

/**
 * Where the marks of a group come from: a suggestion as long as one answer still waits for review, and the rationale
 * of the first answer that has one; undefined while none of them is evaluated.
 */
export function groupOrigin(
  results: readonly EvaluationResult[],
): Pick<EvaluationResult, 'source' | 'needsReview' | 'rationale'> | undefined {
  const shown = results.find(({ needsReview }) => needsReview) ?? results[0];
  if (!shown) return undefined;
  return {
    source: shown.source,
    needsReview: shown.needsReview,
    rationale: shown.rationale ?? results.find(({ rationale }) => rationale !== null)?.rationale ?? null,
  };
}
