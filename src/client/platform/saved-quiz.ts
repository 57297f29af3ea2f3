import { STORAGE_KEYS } from '../../shared/constants';
import type { UnsentFocusLoss } from '../rules/quiz-session/outbox';
import { type PageGoing, type PageGone, type PageHere, pageGoneOf } from '../rules/quiz-session/page-gone';
import { readSavedQuiz, type SavedQuiz } from '../rules/quiz-session/saved-quiz';
import { nowMs } from './clock';
import { readStored, removeStored } from './local-storage';
import { PAGE_GONE_KEY, PAGE_HERE_KEY, readInTab, removeInTab, writeInTab } from './tab-storage';

/** The unfinished quiz stored on this device; removed on reading if broken or older than 24 hours (spec §5). */
export function getSavedQuiz(): SavedQuiz | null {
  const stored = readStored(STORAGE_KEYS.savedQuiz);
  if (stored === null) return null;
  const read = readSavedQuiz(stored, nowMs());
  // Another account's tab may have written once more before it noticed the sign-out.
  const isOthers = read?.account !== undefined && read.account !== readStored(STORAGE_KEYS.account);
  const saved = isOthers ? null : read;
  // Its unsent data stays in the outbox and is merged when the attempt opens again.
  if (!saved) removeStored(STORAGE_KEYS.savedQuiz);
  return saved;
}

/** Forgets the saved state only: unsent data of the attempt stays in the outbox. */
export const dropSavedState = (): void => removeStored(STORAGE_KEYS.savedQuiz);

/** Forgets the unfinished quiz: the saved state and its unsent data. */
export function clearSavedQuiz(): void {
  const saved = readSavedQuiz(readStored(STORAGE_KEYS.savedQuiz), 0);
  removeStored(STORAGE_KEYS.savedQuiz);
  if (!saved) return;
  removeStored(STORAGE_KEYS.focusLosses);
  // Lazy: few students have a quiz to forget.
  void import('./outbox-store')
    .then(({ removeOutbox }) => removeOutbox(saved.attemptDetails._id))
    .catch(() => undefined);
}

/** Records in this tab that its page is unloading, for the next page to classify; null clears the record. */
export function notePageGone(attemptId: string, leaving: UnsentFocusLoss | null): void {
  if (leaving) writeInTab(PAGE_GONE_KEY, JSON.stringify({ attemptId, leaving, goneAt: nowMs() }));
  else removeInTab(PAGE_GONE_KEY);
}

/** Records that the quiz is open and visible in this tab; null clears the record. */
export function notePageHere(here: PageHere | null): void {
  if (here) writeInTab(PAGE_HERE_KEY, JSON.stringify(here));
  else removeInTab(PAGE_HERE_KEY);
}

/** The focus loss of this tab's previous page, from the records. Returned once. */
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
    return null; // Not our record.
  }
}

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
