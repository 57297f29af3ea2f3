import type { Answer } from '../../shared/answer/answer';
import type {
  CountedFocusLoss,
  FollowedAttempt,
  SavedAnswers,
  SubmitReceipt,
  TakenOver,
} from '../../shared/attempt/schema';
import type { OutboxStore } from '../platform/outbox-store';
import type { UnsentFocusLoss } from '../rules/quiz-session/outbox';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';

/** The browser functions a running quiz needs. */
export interface SessionDevice {
  /** The wall clock in epoch milliseconds, which may be wrong and jump. */
  nowMs: () => number;
  /** The page's monotonic clock, in ms. */
  elapsedMs: () => number;
  isInSight: () => boolean;
  /** This page's name for the server. */
  writerId: () => Promise<string>;
  outbox: OutboxStore;
  savedQuiz: {
    read: () => SavedQuiz | null;
    /** Returns whether it survives a reload. */
    write: (saved: SavedQuiz) => boolean;
    forget: () => void;
  };
  /** The unacknowledged focus losses, stored synchronously: an unloading page has no time for a database. */
  focusLosses: {
    read: (attemptId: string) => readonly UnsentFocusLoss[];
    write: (attemptId: string, focusLosses: readonly UnsentFocusLoss[]) => void;
  };
  /** Notes for the tab's next page: this page unloads, or its student is present; null clears a note. */
  notePageGone: (attemptId: string, focusLoss: UnsentFocusLoss | null) => void;
  notePageHere: (here: { attemptId: string; clockOffsetMs: number } | null) => void;
}

/**
 * The server calls of a running quiz; each rejects with the server's error, or that of a missing response.
 */
export interface SessionServer {
  saveAnswers: (input: {
    attemptId: string;
    writerId: string;
    revision: number;
    answers: Record<string, Answer | null>;
  }) => Promise<SavedAnswers>;
  follow: (input: {
    attemptId: string;
    writerId: string;
    claim: boolean;
    questionId: string;
    awaitsQuestion: boolean;
    unsentCount: number;
    heardMessage: number;
    hereAt?: number;
  }) => Promise<FollowedAttempt>;
  takeOver: (input: { attemptId: string; writerId: string }) => Promise<TakenOver>;
  reportFocusLoss: (input: UnsentFocusLoss & { attemptId: string }) => Promise<CountedFocusLoss>;
  submit: (input: {
    quizId: string;
    attempt: {
      answers: Record<string, Answer | null>;
      revisions: Record<string, number>;
      focusLostCount: number;
      reason?: 'student' | 'time';
      deadline?: number;
    };
  }) => Promise<SubmitReceipt>;
}
