interface TimedQuiz {
  /** The server's epoch milliseconds. */
  readonly startedAtMs: number;
  readonly settings: { readonly totalTimeSeconds: number; readonly useQuestionTimer: boolean };
  /** In the attempt's order; limits in seconds, scaled for the student. */
  readonly questions: readonly { readonly timeLimit: number | null }[];
}

/** The deadline of an attempt (epoch milliseconds): by the total time, or by all question limits together. */
export function attemptDeadline({ startedAtMs, settings, questions }: TimedQuiz): number {
  const limits = limitsOf(questions);
  const usesLimits = settings.useQuestionTimer && limits > 0;
  return startedAtMs + (usesLimits ? limits : settings.totalTimeSeconds) * 1000;
}

/** Whether an arrival counts: through the deadline and the grace, inclusive. */
export function isWithinGrace(arrival: { nowMs: number; deadlineMs: number; graceSeconds: number }): boolean {
  return arrival.nowMs <= arrival.deadlineMs + arrival.graceSeconds * 1000;
}

const limitsOf = (questions: TimedQuiz['questions']) =>
  questions.reduce((seconds, question) => seconds + (question.timeLimit ?? 0), 0);
