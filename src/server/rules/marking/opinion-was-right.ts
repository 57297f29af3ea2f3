/** Of full marks: a step beside the teacher's own is no fault where there are many. */
const NEAR_SHARE = 0.1;

/** Whether what another grader suggested was the teacher's mark, or nearly. */
export const opinionWasRight = (mark: { suggested: number; given: number; maximumMarks: number }): boolean =>
  Math.abs(mark.suggested - mark.given) <= NEAR_SHARE * mark.maximumMarks + 1e-9;
