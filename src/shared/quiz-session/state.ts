import type { Answer, Answers } from '../answer/answer';
import type { JoinedQuiz, RunningAttempt } from '../attempt/schema';
import type { SubmittedBy } from '../attempt/submitted-by';
import type { TakenQuiz } from '../quiz/schema';
import { effectiveSettings } from '../quiz/settings';
import { openingPlace, type RunningPlace } from './place';

/** `closed`: the attempt had ended elsewhere already. */
export type SubmitReason = 'student' | 'time' | 'tab-changes' | 'closed';

/** What the browser has to do after a step of the session; each step lists its own. */
export type SessionEffect =
  | { kind: 'save' }
  | { kind: 'send-answer'; questionId: string; answer: Answer | null }
  | { kind: 'question-changed' }
  | { kind: 'warn'; count: number }
  | { kind: 'welcome' }
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
  /** Whether the end of another question's time has led to the open one. */
  readonly isLedByTime: boolean;
  /** While the quiz is paused it moves along with the time. */
  readonly deadlineMs: number;
  /** Null without question timers, and while the question is awaited. */
  readonly questionEndsAtMs: number | null;
  readonly nowMs: number;
  readonly focusLostCount: number;
  readonly isWarningShown: boolean;
  readonly isConfirmingSubmit: boolean;
  /** Why the quiz is being submitted, or why it was when that failed (the phase then is running again). */
  readonly submitReason: SubmitReason | null;
  /** What had ended it, where it was closed. */
  readonly closedBy: SubmittedBy | null;
  /** What this very step asks the browser to do: to be done at once, the next step starts a new list. */
  readonly effects: readonly SessionEffect[];
}

/** Whether the open question has not been sent yet: nothing can be done before it comes, and its time has not begun here. */
export const isAwaiting = ({ quiz, currentQuestionIndex }: QuizSession): boolean =>
  quiz.questions[currentQuestionIndex]?.type === 'coming';

/** Opens the machine for a joined quiz, where the server or a saved state says that it goes on. */
export function openSession(opening: {
  joined: JoinedQuiz;
  nowMs: number;
  resumed?: RunningPlace;
  answers?: Answers;
}): QuizSession {
  const { joined, nowMs } = opening;
  const { attempt } = joined;
  const quiz = effectiveSettings(joined.quiz);
  const place = openingPlace(opening);
  const isTimed = quiz.useQuestionTimer && quiz.questions[place.index]?.type !== 'coming';
  return {
    phase: 'running',
    quiz,
    attempt,
    isElsewhere: false,
    answers: opening.answers ?? attempt.answers,
    currentQuestionIndex: place.index,
    isLedByTime: false,
    deadlineMs: attempt.deadline + (attempt.pausedSince === null ? 0 : nowMs - attempt.serverNow),
    questionEndsAtMs: isTimed ? place.endsAt : null,
    nowMs,
    focusLostCount: attempt.focusLostCount,
    isWarningShown: false,
    isConfirmingSubmit: false,
    submitReason: null,
    closedBy: null,
    effects: [{ kind: 'save' }],
  };
}
