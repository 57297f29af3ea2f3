import { bestWindow, mayStart, type StartWindow } from '../../../shared/assignment/may-start';
import type { ReportState } from '../../../shared/reports/schema';

/** All that decides how an assigned quiz stands for a member who has not begun it; times are epoch milliseconds. */
export interface NotBegun {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  readonly isPaused: boolean;
  /** Whether anybody has begun it: before that, stopped responses only mean that it has not come yet. */
  readonly wasTaken: boolean;
  /** The member's windows, one for each of the quiz's classes that has them. */
  readonly windows: readonly StartWindow[];
  /** Since when the member is in the class. */
  readonly memberSince: number;
  readonly removedAt: number | null;
}

/**
 * Whether a quiz that a member has not begun can still be taken or was missed; null where it is neither: it has not come yet,
 * or was over before the member came or not over when they left.
 */
export function missedState(quiz: NotBegun, nowMs: number): Extract<ReportState, 'open' | 'absent'> | null {
  const window = bestWindow(quiz.windows, nowMs);
  if (!window) return null;
  const { opensAt, closesAt } = window;
  if (closesAt !== null && closesAt <= quiz.memberSince) return null;
  if (quiz.removedAt !== null && (closesAt === null || closesAt > quiz.removedAt)) return null;
  const assignment = { windows: quiz.windows, hasLeft: false };
  const start = mayStart({ ...quiz, attempt: 'none', assignment }, nowMs);
  if ('yes' in start) return 'open';
  switch (start.because) {
    case 'paused':
      return 'open';
    case 'over':
      return 'absent';
    case 'closed':
      return quiz.wasTaken && (opensAt === null || opensAt <= nowMs) ? 'absent' : null;
    default:
      return null;
  }
}
