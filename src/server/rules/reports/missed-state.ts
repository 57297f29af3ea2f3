import type { StartWindow } from '../../../shared/assignment/may-start';
import type { ReportState } from '../../../shared/reports/schema';
import { bestWindow, mayStart } from '../assignment/may-start';

/** The facts about an assigned quiz that a member has not begun; times are epoch milliseconds. */
export interface NotBegun {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  readonly isPaused: boolean;
  /** Whether any student has begun it; before that, closed responses only mean that it is still to come. */
  readonly wasTaken: boolean;
  /** The member's windows, one for each class of the quiz with a window. */
  readonly windows: readonly StartWindow[];
  /** When the member joined the class. */
  readonly memberSince: number;
  readonly removedAt: number | null;
}

/**
 * Whether an unstarted quiz can still be taken or was missed; null if neither: it is still to come, was over
 * before the member joined, or was not over when the member left.
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
