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

/** What a running quiz needs of the browser it runs in. */
export interface SessionDevice {
  /** The wall clock, in epoch milliseconds; it may be wrong, and jump. */
  nowMs: () => number;
  /** The page's own clock, in ms; it only goes on. */
  elapsedMs: () => number;
  isInSight: () => boolean;
  /** The name of this page towards the server. */
  writerId: () => Promise<string>;
  outbox: OutboxStore;
  savedQuiz: {
    read: () => SavedQuiz | null;
    /** Whether it will survive a reload. */
    write: (saved: SavedQuiz) => boolean;
    forget: () => void;
  };
  /** The focus losses that the server has not acknowledged, kept at once: a page that goes has no time for a database. */
  focusLosses: {
    read: (attemptId: string) => readonly UnsentFocusLoss[];
    write: (attemptId: string, focusLosses: readonly UnsentFocusLoss[]) => void;
  };
  /** Notes for the next page of this tab that this one goes, or that the student is before it; null takes a note back. */
  notePageGone: (attemptId: string, focusLoss: UnsentFocusLoss | null) => void;
  notePageHere: (here: { attemptId: string; clockOffsetMs: number } | null) => void;
}

/** What a running quiz asks of the server; each call rejects with what the server, or the want of it, had to say. */
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
