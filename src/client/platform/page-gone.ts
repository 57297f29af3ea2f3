import type { UnsentFocusLoss } from '../../shared/quiz-session/outbox';
import {
  type PageGoing,
  type PageGone,
  type PageHere,
  pageGoneOf,
} from '../../shared/quiz-session/page-gone';
import { nowMs } from './clock';
import { getSavedQuiz } from './saved-quiz';
import { PAGE_GONE_KEY, PAGE_HERE_KEY, readInTab, removeInTab, writeInTab } from './tab-storage';

/** Notes in this tab that its page goes, for the next page here to tell what that was; null takes the note back. */
export function notePageGone(attemptId: string, leaving: UnsentFocusLoss | null): void {
  if (leaving) writeInTab(PAGE_GONE_KEY, JSON.stringify({ attemptId, leaving, goneAt: nowMs() }));
  else removeInTab(PAGE_GONE_KEY);
}

/** Notes that the quiz stands open in this tab with its student before it; null takes the note back. */
export function notePageHere(here: PageHere | null): void {
  if (here) writeInTab(PAGE_HERE_KEY, JSON.stringify(here));
  else removeInTab(PAGE_HERE_KEY);
}

/** The focus loss that went with the last page of this tab, as this page knows it. Told once. */
export function takePageGone(): PageGone | null {
  const [going, here] = [readGoing(), parsed<PageHere>(readInTab(PAGE_HERE_KEY))];
  removeInTab(PAGE_GONE_KEY);
  removeInTab(PAGE_HERE_KEY);
  const saved = here ? getSavedQuiz() : null;
  return pageGoneOf({ going, here, saved, wasReloaded: wasReloaded(), nowMs: nowMs() });
}

function readGoing(): PageGoing | null {
  const going = parsed<PageGoing>(readInTab(PAGE_GONE_KEY));
  return Number.isFinite(going?.leaving?.leftAt) && Number.isFinite(going?.goneAt) ? going : null;
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
