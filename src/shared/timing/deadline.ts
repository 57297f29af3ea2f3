import { type ClockEntry, moveMoment } from './ledger';

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

/**
 * When the question at an index closes at the latest (epoch milliseconds), or null without question timers. The entries are
 * the time that was given to the attempt, in their order; a question that had closed before one stays closed.
 */
export function questionClosesAt(
  quiz: TimedQuiz & { readonly index: number; readonly entries?: readonly ClockEntry[] },
): number | null {
  if (!quiz.settings.useQuestionTimer) return null;
  const limits = limitsOf(quiz.questions.slice(0, quiz.index + 1));
  return moveMoment(quiz.startedAtMs + limits * 1000, quiz.entries ?? []);
}

/** Whether something that arrives now still counts: the deadline itself and the grace after it do. */
export function isWithinGrace(arrival: { nowMs: number; deadlineMs: number; graceSeconds: number }): boolean {
  return arrival.nowMs <= arrival.deadlineMs + arrival.graceSeconds * 1000;
}

const limitsOf = (questions: TimedQuiz['questions']) =>
  questions.reduce((seconds, question) => seconds + (question.timeLimit ?? 0), 0);
