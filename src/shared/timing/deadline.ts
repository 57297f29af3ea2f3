interface TimedQuiz {
  /** Epoch milliseconds of the server. */
  readonly startedAtMs: number;
  readonly settings: { readonly totalTimeSeconds: number; readonly useQuestionTimer: boolean };
  /** In the order of the attempt; limits in seconds, already scaled for the student. */
  readonly questions: readonly { readonly timeLimit: number | null }[];
}

/** When an attempt is over (epoch milliseconds): after the total time, or after all question limits together. */
export function attemptDeadline({ startedAtMs, settings, questions }: TimedQuiz): number {
  const limits = limitsOf(questions);
  const usesLimits = settings.useQuestionTimer && limits > 0;
  return startedAtMs + (usesLimits ? limits : settings.totalTimeSeconds) * 1000;
}

/** Whether something that arrives now still counts: the deadline itself and the grace after it do. */
export function isWithinGrace(arrival: { nowMs: number; deadlineMs: number; graceSeconds: number }): boolean {
  return arrival.nowMs <= arrival.deadlineMs + arrival.graceSeconds * 1000;
}

const limitsOf = (questions: TimedQuiz['questions']) =>
  questions.reduce((seconds, question) => seconds + (question.timeLimit ?? 0), 0);
