import { isBackInTime } from '../../../shared/attempt/reload';
import type { UnsentFocusLoss } from './outbox';
import type { SavedQuiz } from './saved-quiz';

/** A note left in the tab by an unloading quiz page. */
export interface PageGoing {
  readonly attemptId: string;
  readonly leaving: UnsentFocusLoss;
  /** By the device's clock, in epoch milliseconds. */
  readonly goneAt: number;
}

/** A note that the quiz page's student is present. */
export interface PageHere {
  readonly attemptId: string;
  /** The server's clock minus the device's, in ms. */
  readonly clockOffsetMs: number;
}

/** The focus loss of a tab's previous page. */
export interface PageGone {
  readonly attemptId: string;
  readonly leaving: UnsentFocusLoss;
  readonly clockOffsetMs: number;
}

/** The notes in a tab when its next page opens; `nowMs` by the device's clock. */
interface Found {
  readonly going: PageGoing | null;
  readonly here: PageHere | null;
  readonly saved: SavedQuiz | null;
  readonly wasReloaded: boolean;
  readonly nowMs: number;
}

/** The focus loss of a tab's previous page: a reload, or an ordinary one. */
export function pageGoneOf(found: Found): PageGone | null {
  const going = found.going ?? crashed(found);
  if (!going) return null;
  const { attemptId, goneAt } = going;
  const { leftAt, questionId } = going.leaving;
  const clockOffsetMs = leftAt - goneAt;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  const returnedAt = found.nowMs + clockOffsetMs;
  const isReload = found.wasReloaded && isBackInTime({ leftAt, returnedAt });
  return {
    ...{ attemptId, clockOffsetMs },
    leaving: isReload ? { ...leaving, returnedAt, page: 'reloaded' } : leaving,
  };
}

/**
 * A page present to the last without an unload note has crashed, at the time of its saved state, which is
 * written every second. Only after a reload: a duplicated tab finds the same notes beside a page that is
 * still open.
 */
function crashed({ here, saved, wasReloaded }: Found): PageGoing | null {
  if (!here || !wasReloaded || saved?.attemptDetails._id !== here.attemptId) return null;
  if (!Number.isFinite(here.clockOffsetMs)) return null;
  const { lastSaved: leftAt, quizDetails, currentQuestionIndex } = saved;
  const questionId = quizDetails.questions[currentQuestionIndex]?._id;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  return { attemptId: here.attemptId, leaving, goneAt: leftAt - here.clockOffsetMs };
}
