import type { SavedQuiz } from '../attempt/saved-quiz';
import { LATE_RESUME_SUBMIT_DELAY_MS, SAVED_QUIZ_LIFETIME_MS } from '../constants';

export type Resumption =
  | { kind: 'expired' }
  | { kind: 'submit'; afterMs: number }
  | {
      kind: 'running';
      currentQuestionIndex: number;
      /** Seconds of the total timer; null with question timers. */
      timeRemaining: number | null;
      /** Seconds of the current question; null without question timers. */
      questionTimeRemaining: number | null;
    };

/**
 * Where a saved quiz goes on after the wall time since its last save (spec §4 "Timers"), with fractions of seconds.
 * Times are epoch milliseconds; the server's deadline, where known, can only shorten what the saved state says.
 */
export function resumeSavedQuiz(resume: {
  saved: SavedQuiz;
  nowMs: number;
  deadlineMs: number | null;
}): Resumption {
  const { saved, nowMs, deadlineMs } = resume;
  if (nowMs - saved.lastSaved > SAVED_QUIZ_LIFETIME_MS) return { kind: 'expired' };
  const serverSeconds = deadlineMs === null ? Number.POSITIVE_INFINITY : (deadlineMs - nowMs) / 1000;
  return saved.quizDetails.useQuestionTimer
    ? resumeQuestion(saved, nowMs, serverSeconds)
    : resumeTotal(saved, nowMs, serverSeconds);
}

function resumeTotal(saved: SavedQuiz, nowMs: number, serverSeconds: number): Resumption {
  const { totalTimeSeconds } = saved.quizDetails;
  const elapsed = Math.max(0, (nowMs - saved.startTime) / 1000);
  const timeRemaining = Math.min(totalTimeSeconds - elapsed, serverSeconds);
  if (timeRemaining <= 0) return { kind: 'submit', afterMs: LATE_RESUME_SUBMIT_DELAY_MS };
  return {
    kind: 'running',
    currentQuestionIndex: indexOf(saved),
    timeRemaining,
    questionTimeRemaining: null,
  };
}

function resumeQuestion(saved: SavedQuiz, nowMs: number, serverSeconds: number): Resumption {
  const limits = saved.quizDetails.questions.map((question) => question.timeLimit ?? 0);
  const index = indexOf(saved);
  const limit = limits[index] ?? 0;
  const place = carryOverrun({
    limits,
    index,
    secondsLeft: Math.min(saved.questionTimeRemaining ?? limit, limit),
    elapsedSeconds: Math.max(0, (nowMs - saved.lastSaved) / 1000),
  });
  if (place === null || serverSeconds <= 0) return { kind: 'submit', afterMs: 0 };
  return {
    kind: 'running',
    currentQuestionIndex: place.index,
    timeRemaining: null,
    questionTimeRemaining: Math.min(place.secondsLeft, serverSeconds),
  };
}

/**
 * The question one is at after some time: what overruns a question is taken from the limits of those that follow.
 * All in seconds; null when nothing is left of the last one.
 */
export function carryOverrun(place: {
  limits: readonly number[];
  index: number;
  secondsLeft: number;
  elapsedSeconds: number;
}): { index: number; secondsLeft: number } | null {
  let { index } = place;
  let secondsLeft = place.secondsLeft - place.elapsedSeconds;
  while (secondsLeft <= 0) {
    index += 1;
    const limit = place.limits[index];
    if (limit === undefined) return null;
    secondsLeft += limit;
  }
  return { index, secondsLeft };
}

const indexOf = ({ currentQuestionIndex, quizDetails }: SavedQuiz) =>
  Math.min(Math.max(0, Math.trunc(currentQuestionIndex)), quizDetails.questions.length - 1);
