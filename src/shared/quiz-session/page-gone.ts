import { isBackInTime } from '../attempt/reload';
import type { UnsentFocusLoss } from './outbox';
import type { SavedQuiz } from './saved-quiz';

/** The word that a quiz page leaves in its tab as it goes. */
export interface PageGoing {
  readonly attemptId: string;
  readonly leaving: UnsentFocusLoss;
  /** By the clock of the device, in epoch milliseconds. */
  readonly goneAt: number;
}

/** The word of a quiz page that its student is before it. */
export interface PageHere {
  readonly attemptId: string;
  /** How far the server's clock was ahead of the device's, in ms. */
  readonly clockOffsetMs: number;
}

/** The focus loss that went with the last page of a tab. */
export interface PageGone {
  readonly attemptId: string;
  readonly leaving: UnsentFocusLoss;
  readonly clockOffsetMs: number;
}

/** What is found in a tab when its next page opens; `nowMs` by the clock of the device. */
interface Found {
  readonly going: PageGoing | null;
  readonly here: PageHere | null;
  readonly saved: SavedQuiz | null;
  readonly wasReloaded: boolean;
  readonly nowMs: number;
}

/** The focus loss that went with the last page of a tab, as its next page knows it: a reload, or one like any other. */
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
 * A page that was here to the last and left no word of going has crashed; what it saved every second tells when. Only a
 * reload shows that: a copy of a tab finds the same notes beside a page that is still open.
 */
function crashed({ here, saved, wasReloaded }: Found): PageGoing | null {
  if (!here || !wasReloaded || saved?.attemptDetails._id !== here.attemptId) return null;
  if (!Number.isFinite(here.clockOffsetMs)) return null;
  const { lastSaved: leftAt, quizDetails, currentQuestionIndex } = saved;
  const questionId = quizDetails.questions[currentQuestionIndex]?._id;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  return { attemptId: here.attemptId, leaving, goneAt: leftAt - here.clockOffsetMs };
}
