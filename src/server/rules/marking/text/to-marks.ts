import { MARK_STEP } from '../../../../shared/constants';
import { roundToMarkStep } from '../../../../shared/marking/marks';

/**
 * The marks for a share of full marks (0 to 1) in steps of 0.5. Rounding never lifts an answer over half
 * marks, the boundary of correct text answers.
 */
export function toMarks(share: number, maximumMarks: number): number {
  const marks = roundToMarkStep(share * maximumMarks, maximumMarks);
  const isLifted = share < 0.5 && marks >= maximumMarks / 2;
  return isLifted ? Math.max(0, marks - MARK_STEP) : marks;
}
