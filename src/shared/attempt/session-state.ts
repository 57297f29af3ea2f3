import type { TakenQuiz } from '../quiz/schema';
import { effectiveSettings } from '../quiz/settings';
import { carryOverrun, type Resumption } from '../timing/resume';
import type { SavedQuiz } from './saved-quiz';
import type { Answer, Answers, JoinedQuiz, RunningAttempt } from './schema';

/** `closed`: the server had ended the attempt already. */
export type SubmitReason = 'student' | 'time' | 'tab-changes' | 'closed';

/** What the browser has to do after a step of the session; each step lists its own. */
export type SessionEffect =
  | { kind: 'save' }
  | { kind: 'send-answer'; questionId: string; answer: Answer | null }
  | { kind: 'question-changed'; index: number; isTimeUp: boolean }
  | { kind: 'warn'; count: number }
  | { kind: 'time-added'; addedMs: number }
  | { kind: 'reopened' }
  | { kind: 'paused' }
  | { kind: 'continued' }
  | { kind: 'submit'; reason: SubmitReason }
  | { kind: 'clear-saved' };

/** A quiz as a student takes it; all times are epoch milliseconds in server-corrected time. */
export interface QuizSession {
  readonly phase: 'running' | 'submitting' | 'submitted';
  readonly quiz: TakenQuiz;
  /** As it was joined; `pausedSince` and `tabChangeLimit` follow the server. */
  readonly attempt: RunningAttempt;
  /** Whether another page holds the quiz: this one only looks on. */
  readonly isElsewhere: boolean;
  readonly answers: Answers;
  readonly currentQuestionIndex: number;
  /** While the quiz is paused it moves along with the time. */
  readonly deadlineMs: number;
  /** Null without question timers. */
  readonly questionEndsAtMs: number | null;
  readonly nowMs: number;
  readonly focusLostCount: number;
  readonly isWarningShown: boolean;
  readonly isConfirmingSubmit: boolean;
  /** Why the quiz is being submitted, or why it was when that failed (the phase then is running again). */
  readonly submitReason: SubmitReason | null;
  /** What this very step asks the browser to do: to be done at once, the next step starts a new list. */
  readonly effects: readonly SessionEffect[];
}

export type RunningPlace = Extract<Resumption, { kind: 'running' }>;

/** Opens the machine for a joined quiz, at its first question or where a saved state goes on. */
export function openSession(opening: {
  joined: JoinedQuiz;
  nowMs: number;
  resumed?: RunningPlace;
  answers?: Answers;
}): QuizSession {
  const { joined, nowMs, resumed } = opening;
  const { attempt } = joined;
  const quiz = effectiveSettings(joined.quiz);
  const place = resumed ? placeOf(resumed) : startPlace(joined, nowMs);
  return {
    phase: 'running',
    quiz,
    attempt,
    isElsewhere: false,
    answers: opening.answers ?? attempt.answers,
    currentQuestionIndex: place.index,
    deadlineMs: attempt.deadline + (attempt.pausedSince === null ? 0 : nowMs - attempt.serverNow),
    questionEndsAtMs: quiz.useQuestionTimer ? nowMs + place.secondsLeft * 1000 : null,
    nowMs,
    focusLostCount: attempt.focusLostCount,
    isWarningShown: false,
    isConfirmingSubmit: false,
    submitReason: null,
    effects: [{ kind: 'save' }],
  };
}

export const withEffects = (session: QuizSession, ...effects: SessionEffect[]): QuizSession => ({
  ...session,
  effects: [...session.effects, ...effects],
});

/** The state for local storage (spec §3 "Saved quiz state"). */
export function savedQuizOf(session: QuizSession): SavedQuiz {
  const secondsTo = (endMs: number) => Math.max(0, (endMs - session.nowMs) / 1000);
  const { quiz, questionEndsAtMs, deadlineMs, nowMs, focusLostCount } = session;
  return {
    quizId: quiz._id,
    quizDetails: quiz,
    attemptDetails: { ...session.attempt, deadline: deadlineMs, serverNow: nowMs, focusLostCount },
    answers: session.answers,
    currentQuestionIndex: session.currentQuestionIndex,
    timeRemaining: quiz.useQuestionTimer ? null : secondsTo(deadlineMs),
    questionTimeRemaining: questionEndsAtMs === null ? null : secondsTo(questionEndsAtMs),
    startTime: session.attempt.startTime,
    lastSaved: session.nowMs,
  };
}

const placeOf = (resumed: RunningPlace) => ({
  index: resumed.currentQuestionIndex,
  secondsLeft: resumed.questionTimeRemaining ?? 0,
});

// Without a saved state the clock of the attempt decides, so a second device gives no question its time back.
function startPlace({ quiz, attempt }: JoinedQuiz, nowMs: number) {
  const first = { index: 0, secondsLeft: quiz.questions[0]?.timeLimit ?? 0 };
  if (!quiz.useQuestionTimer) return first;
  const limits = quiz.questions.map((question) => question.timeLimit ?? 0);
  const addedMs = Math.max(0, attempt.deadline - attempt.startTime - 1000 * sumOf(limits));
  const elapsedSeconds = Math.max(0, (nowMs - attempt.startTime - addedMs) / 1000);
  return carryOverrun({ ...first, limits, elapsedSeconds }) ?? { index: limits.length - 1, secondsLeft: 0 };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
