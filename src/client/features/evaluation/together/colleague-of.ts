import type { Decider } from '../../../../shared/marking/standing-marks';
import type { ReviewedResult } from '../../../../shared/results/schema';

/** The colleague who gave a mark; undefined of one's own, of suggestions, and of marks from before it was kept. */
export const colleagueOf = ({ markedBy }: Pick<ReviewedResult, 'markedBy'>): Decider | undefined =>
  markedBy === null || markedBy.isYou ? undefined : markedBy;
