import { STORAGE_KEYS } from '../../shared/constants';
import type { UnsentFocusLoss } from '../rules/quiz-session/outbox';
import { type PageGoing, type PageGone, type PageHere, pageGoneOf } from '../rules/quiz-session/page-gone';
import { readSavedQuiz, type SavedQuiz } from '../rules/quiz-session/saved-quiz';
import { nowMs } from './clock';
import { readStored, removeStored } from './local-storage';
import { PAGE_GONE_KEY, PAGE_HERE_KEY, readInTab, removeInTab, writeInTab } from './tab-storage';

/** The unfinished quiz kept on this device; what is broken or older than 24 hours is removed on reading (spec §5). */
export function getSavedQuiz(): SavedQuiz | null {
  const stored = readStored(STORAGE_KEYS.savedQuiz);
  if (stored === null) return null;
  const read = readSavedQuiz(stored, nowMs());
  // A tab of somebody else may have written once more before it heard that they are gone.
  const isOthers = read?.account !== undefined && read.account !== readStored(STORAGE_KEYS.account);
  const saved = isOthers ? null : read;
  // What the server still lacks of it stays in the outbox: it is laid beside what is stored when the attempt opens again.
  if (!saved) removeStored(STORAGE_KEYS.savedQuiz);
  return saved;
}

/** Forgets the saved state alone: what the server still lacks of the attempt stays in the outbox. */
export const dropSavedState = (): void => removeStored(STORAGE_KEYS.savedQuiz);

/** Forgets the unfinished quiz: the saved state, and what it still had to tell the server. */
export function clearSavedQuiz(): void {
  const saved = readSavedQuiz(readStored(STORAGE_KEYS.savedQuiz), 0);
  removeStored(STORAGE_KEYS.savedQuiz);
  if (!saved) return;
  removeStored(STORAGE_KEYS.focusLosses);
  // Not part of the first load: few students have a quiz to forget.
  void import('./outbox-store')
    .then(({ removeOutbox }) => removeOutbox(saved.attemptDetails._id))
    .catch(() => undefined);
}

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
