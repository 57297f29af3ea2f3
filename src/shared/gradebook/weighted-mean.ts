/** A quiz with a member's marks. */
export interface Counted {
  readonly percent: number;
  /** In percent of the usual weight; 0 does not count. */
  readonly weightPercent: number;
}

/** Lowest first; among equals the one with more weight, to the student's benefit, then the earlier one. */
const lowestFirst = (quizzes: readonly Counted[]) => (one: number, other: number) => {
  const [a, b] = [quizzes[one], quizzes[other]];
  return !a || !b ? 0 : a.percent - b.percent || b.weightPercent - a.weightPercent || one - other;
};

/**
 * The indexes of the dropped quizzes: the lowest percentages of those that count, never the last one left.
 */
export function droppedPlaces(quizzes: readonly Counted[], dropLowest: number): ReadonlySet<number> {
  const counting = quizzes.flatMap(({ weightPercent }, place) => (weightPercent > 0 ? [place] : []));
  const count = Math.min(dropLowest, counting.length - 1);
  return count > 0 ? new Set(counting.sort(lowestFirst(quizzes)).slice(0, count)) : NONE;
}

const NONE: ReadonlySet<number> = new Set();

/** A member's weighted mean in percent, without the dropped lowest; not rounded, null if nothing counts. */
export function weightedMean(quizzes: readonly Counted[], dropLowest: number): number | null {
  const dropped = droppedPlaces(quizzes, dropLowest);
  let [sum, weights] = [0, 0];
  for (const [place, { percent, weightPercent }] of quizzes.entries()) {
    if (dropped.has(place)) continue;
    sum += percent * weightPercent;
    weights += weightPercent;
  }
  return weights > 0 ? sum / weights : null;
}
