/** Of full marks: with a high maximum, a difference of one step is no error. */
const NEAR_SHARE = 0.1;

/** Whether another grader's suggestion equalled or nearly equalled the teacher's mark. */
export const opinionWasRight = (mark: { suggested: number; given: number; maximumMarks: number }): boolean =>
  Math.abs(mark.suggested - mark.given) <= NEAR_SHARE * mark.maximumMarks + 1e-9;
