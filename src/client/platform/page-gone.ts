import { isBackInTime } from '../../shared/attempt/reload';
import type { UnsentFocusLoss } from '../../shared/quiz-session/outbox';
import { nowMs } from './clock';
import { getSavedQuiz } from './saved-quiz';
import { PAGE_GONE_KEY, PAGE_HERE_KEY, readInTab, removeInTab, writeInTab } from './tab-storage';

interface Noted {
  attemptId: string;
  leaving: UnsentFocusLoss;
  /** By the clock of this device. */
  goneAt: number;
}

interface NotedHere {
  attemptId: string;
  /** How far the server's clock was ahead of this device's, in ms. */
  clockOffsetMs: number;
}

export interface PageGone {
  attemptId: string;
  leaving: UnsentFocusLoss;
  clockOffsetMs: number;
}

/** Notes in this tab that its page goes, for the next page here to tell what that was; null takes the note back. */
export function notePageGone(attemptId: string, leaving: UnsentFocusLoss | null): void {
  if (leaving) writeInTab(PAGE_GONE_KEY, JSON.stringify({ attemptId, leaving, goneAt: nowMs() }));
  else removeInTab(PAGE_GONE_KEY);
}

/** Notes that the quiz stands open in this tab with its student before it; null takes the note back. */
export function notePageHere(here: NotedHere | null): void {
  if (here) writeInTab(PAGE_HERE_KEY, JSON.stringify(here));
  else removeInTab(PAGE_HERE_KEY);
}

/** The focus loss that went with the last page of this tab, as this page knows it: a reload, or one like any other. Told once. */
export function takePageGone(): PageGone | null {
  const noted = readNoted() ?? crashed();
  removeInTab(PAGE_GONE_KEY);
  removeInTab(PAGE_HERE_KEY);
  if (!noted) return null;
  const { attemptId, goneAt } = noted;
  const { leftAt, questionId } = noted.leaving;
  const clockOffsetMs = leftAt - goneAt;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  const returnedAt = nowMs() + clockOffsetMs;
  const isReload = wasReloaded() && isBackInTime({ leftAt, returnedAt });
  return {
    ...{ attemptId, clockOffsetMs },
    leaving: isReload ? { ...leaving, returnedAt, page: 'reloaded' } : leaving,
  };
}

function readNoted(): Noted | null {
  const noted = parsed<Noted>(readInTab(PAGE_GONE_KEY));
  return Number.isFinite(noted?.leaving?.leftAt) && Number.isFinite(noted?.goneAt) ? noted : null;
}

/**
 * A page that was here to the last and left no word of going has crashed; what it saved every second tells when. Only a
 * reload shows that: a copy of a tab finds the same notes beside a page that is still open.
 */
function crashed(): Noted | null {
  const here = parsed<NotedHere>(readInTab(PAGE_HERE_KEY));
  const saved = here && wasReloaded() ? getSavedQuiz() : null;
  if (!here || saved?.attemptDetails._id !== here.attemptId || !Number.isFinite(here.clockOffsetMs))
    return null;
  const { lastSaved: leftAt, quizDetails, currentQuestionIndex } = saved;
  const questionId = quizDetails.questions[currentQuestionIndex]?._id;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  return { attemptId: here.attemptId, leaving, goneAt: leftAt - here.clockOffsetMs };
}

function parsed<Note>(text: string | null): Note | null {
  try {
    return JSON.parse(text ?? 'null') as Note | null;
  } catch {
    return null; // What cannot be read was not written here.
  }
}

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
