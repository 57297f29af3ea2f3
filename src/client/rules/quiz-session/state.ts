import type { Answer, Answers } from '../../../shared/answer/answer';
import type { JoinedQuiz, RunningAttempt } from '../../../shared/attempt/schema';
import type { SubmittedBy } from '../../../shared/constants';
import type { TakenQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { openingPlace, type RunningPlace } from './place';

/** `closed`: the attempt had already ended elsewhere. */
export type SubmitReason = 'student' | 'time' | 'tab-changes' | 'closed';

/** The browser's tasks after a step. */
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

/** A quiz being taken; all times in server-corrected epoch milliseconds. */
export interface QuizSession {
  readonly phase: 'running' | 'submitting' | 'submitted';
  readonly quiz: TakenQuiz;
  /** As joined, with `pausedSince` and `tabChangeLimit` kept up to date. */
  readonly attempt: RunningAttempt;
  /** Whether another page holds the quiz and this one only follows. */
  readonly isElsewhere: boolean;
  readonly answers: Answers;
  readonly currentQuestionIndex: number;
  /** Whether the end of the previous question's time led to the open one. */
  readonly isLedByTime: boolean;
  /** Moves along during a pause. */
  readonly deadlineMs: number;
  /** Null without question timers, and while the question is awaited. */
  readonly questionEndsAtMs: number | null;
  readonly nowMs: number;
  readonly focusLostCount: number;
  readonly isWarningShown: boolean;
  readonly isConfirmingSubmit: boolean;
  /** Why the quiz is being submitted, or was when that failed (the phase is then running again). */
  readonly submitReason: SubmitReason | null;
  /** The cause of a closed attempt's end. */
  readonly closedBy: SubmittedBy | null;
  /** The tasks of this step, to be done immediately; the next step has its own. */
  readonly effects: readonly SessionEffect[];
}

/** Whether the open question has not arrived: nothing can be done, and its time has not begun here. */
export const isAwaiting = ({ quiz, currentQuestionIndex }: QuizSession): boolean =>
  quiz.questions[currentQuestionIndex]?.type === 'coming';

/** Opens the state machine for a joined quiz at the server's or the saved state's place. */
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
