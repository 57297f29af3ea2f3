/** Weights of two logistic functions over `certaintySignals`: for right-or-wrong and for graded marks. */
export interface ConfidenceCoefficients {
  readonly twoWay: readonly number[];
  readonly graded: readonly number[];
}

export interface Certainty {
  /** The mean and standard deviation of the expected share of full marks. */
  readonly mean: number;
  readonly deviation: number;
  readonly teacherMarks: number;
}

// The fit used no more marks than this; even with a deviation of zero, a teacher is not fully consistent.
const MOST_MARKS = 30;
const USUAL_DEVIATION = 0.25;

/** The terms of the probability, starting with the intercept. */
export function certaintySignals(certainty: Certainty): number[] {
  const { mean, deviation, teacherMarks } = certainty;
  const distance = Math.min(0.5, Math.abs(mean - 0.5));
  const experience = Math.log(1 + Math.min(MOST_MARKS, teacherMarks));
  return [1, distance, distance / (deviation + USUAL_DEVIATION), experience, distance * experience];
}

/**
 * The probability, fitted on unseen questions, that the suggested marks are right: on the right side of half
 * marks or, for graded marks (0 to 1), within a fifth of full marks.
 */
export function probabilityRight(
  certainty: Certainty,
  gradedShare: number,
  { twoWay, graded }: ConfidenceCoefficients,
): number {
  const signals = certaintySignals(certainty);
  const by = (weights: readonly number[]) => {
    const score = signals.reduce((sum, signal, index) => sum + signal * (weights[index] ?? 0), 0);
    return 1 / (1 + Math.exp(-score));
  };
  return (1 - gradedShare) * by(twoWay) + gradedShare * by(graded);
}
