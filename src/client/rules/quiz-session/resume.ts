import { LATE_RESUME_SUBMIT_DELAY_MS, SAVED_QUIZ_LIFETIME_MS } from '../../../shared/constants';
import { attemptDeadline } from '../../../shared/timing/deadline';
import type { SavedQuiz } from './saved-quiz';

export type Resumption =
  | { kind: 'expired' }
  | { kind: 'submit'; afterMs: number }
  | {
      kind: 'running';
      currentQuestionIndex: number;
      /** Seconds of the total timer; null with question timers. */
      timeRemaining: number | null;
      /** Seconds of the current question; null without question timers, and before it has arrived. */
      questionTimeRemaining: number | null;
    };

/**
 * Where a saved quiz resumes after the time since its last save (spec §4 "Timers"), with fractional seconds. Epoch milliseconds.
 * Time added while the page was closed (a pause, extra time, downtime) is given back; beyond that, the server's deadline, if
 * known, can only shorten the saved state.
 */
export function resumeSavedQuiz(resume: {
  saved: SavedQuiz;
  nowMs: number;
  deadlineMs: number | null;
}): Resumption {
  const { saved, nowMs, deadlineMs } = resume;
  if (nowMs - saved.lastSaved > SAVED_QUIZ_LIFETIME_MS) return { kind: 'expired' };
  const clock = {
    nowMs,
    serverSeconds: deadlineMs === null ? Number.POSITIVE_INFINITY : (deadlineMs - nowMs) / 1000,
    givenSeconds: givenMs(saved, deadlineMs) / 1000,
    addedSeconds: addedMs(saved, deadlineMs) / 1000,
  };
  return saved.quizDetails.useQuestionTimer ? resumeQuestion(saved, clock) : resumeTotal(saved, clock);
}

interface ResumeClock {
  nowMs: number;
  serverSeconds: number;
  givenSeconds: number;
  addedSeconds: number;
}

/** The movement of the server's deadline since the last save, in ms; 0 if unknown. */
export function addedMs({ attemptDetails }: SavedQuiz, deadlineMs: number | null): number {
  const { deadline } = attemptDetails;
  return deadlineMs === null || !Number.isFinite(deadline) ? 0 : Math.max(0, deadlineMs - deadline);
}

/** The time added since the start, in ms; by the saved deadline while offline. */
function givenMs({ quizDetails, attemptDetails, startTime }: SavedQuiz, deadlineMs: number | null): number {
  const endMs = deadlineMs ?? attemptDetails.deadline;
  const plannedEndMs = attemptDeadline({
    startedAtMs: startTime,
    settings: quizDetails,
    questions: quizDetails.questions,
  });
  return Number.isFinite(endMs) ? Math.max(0, endMs - plannedEndMs) : 0;
}

function resumeTotal(saved: SavedQuiz, clock: ResumeClock): Resumption {
  const elapsed = Math.max(0, (clock.nowMs - saved.startTime) / 1000);
  const seconds = saved.quizDetails.totalTimeSeconds + clock.givenSeconds - elapsed;
  const timeRemaining = Math.min(seconds, clock.serverSeconds);
  if (timeRemaining <= 0) return { kind: 'submit', afterMs: LATE_RESUME_SUBMIT_DELAY_MS };
  return {
    kind: 'running',
    currentQuestionIndex: indexOf(saved),
    timeRemaining,
    questionTimeRemaining: null,
  };
}

function resumeQuestion(saved: SavedQuiz, clock: ResumeClock): Resumption {
  const { questions } = saved.quizDetails;
  const limits = questions.map((question) => question.timeLimit ?? 0);
  const index = indexOf(saved);
  const coming = questions.findIndex(({ type }, at) => at >= index && type === 'coming');
  const limit = limits[index] ?? 0;
  const secondsLeft = (saved.questionTimeRemaining ?? limit) + clock.addedSeconds;
  const place = carryOverrun({
    limits: coming < 0 ? limits : limits.slice(0, coming),
    index,
    secondsLeft: Math.min(secondsLeft, limit + clock.givenSeconds),
    elapsedSeconds: Math.max(0, (clock.nowMs - saved.lastSaved) / 1000),
  });
  if (place === null && coming >= 0 && clock.serverSeconds > 0) return awaiting(coming);
  if (place === null || clock.serverSeconds <= 0) return { kind: 'submit', afterMs: 0 };
  return {
    kind: 'running',
    currentQuestionIndex: place.index,
    timeRemaining: null,
    questionTimeRemaining: Math.min(place.secondsLeft, clock.serverSeconds),
  };
}

// Its time begins on arrival, so none has passed.
const awaiting = (currentQuestionIndex: number): Resumption => ({
  ...{ kind: 'running', currentQuestionIndex, timeRemaining: null, questionTimeRemaining: null },
});

/**
 * The current question after some time: an overrun is taken from the following questions' limits. In seconds; null if nothing is
 * left.
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
