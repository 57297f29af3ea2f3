import { STORAGE_KEYS } from '../../shared/constants';
import { mayStore, ownerAccount, readStored, removeStored, writeStored } from '../platform/local-storage';
import { readOutbox, removeOutbox, updateOutbox } from '../platform/outbox-store';
import { clearSavedQuiz, getSavedQuiz, notePageGone, notePageHere } from '../platform/saved-quiz';
import { readInTab, writeInTab } from '../platform/tab-storage';
import { trpcClient } from '../platform/trpc-client';
import type { UnsentFocusLoss } from '../rules/quiz-session/outbox';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';
import type { SessionDevice, SessionServer } from './device';

/** The browser of this page. */
export const browserDevice: SessionDevice = {
  nowMs: () => Date.now(),
  elapsedMs: () => performance.now(),
  isInSight: () => document.visibilityState === 'visible',
  writerId,
  outbox: { read: readOutbox, update: updateOutbox, remove: removeOutbox },
  savedQuiz: { read: getSavedQuiz, write: writeSavedQuiz, forget: clearSavedQuiz },
  focusLosses: { read: focusLossesLeftBehind, write: keepFocusLosses },
  notePageGone,
  notePageHere,
};

const calls = trpcClient.attempts;

/** The server of this page. */
export const attemptCalls: SessionServer = {
  saveAnswers: (input) => calls.saveAnswers.mutate(input),
  follow: (input) => calls.follow.mutate(input),
  takeOver: (input) => calls.takeOver.mutate(input),
  reportFocusLoss: (input) => calls.reportFocusLoss.mutate(input),
  submit: (input) => calls.submit.mutate(input),
};

function writeSavedQuiz(saved: SavedQuiz): boolean {
  return (
    mayStore() && writeStored(STORAGE_KEYS.savedQuiz, JSON.stringify({ ...saved, account: ownerAccount() }))
  );
}

interface KeptFocusLosses {
  attemptId: string;
  leavings: UnsentFocusLoss[];
}

/** Stores unacknowledged focus losses synchronously: an unloading page has no time for a database. */
function keepFocusLosses(attemptId: string, leavings: readonly UnsentFocusLoss[]): void {
  if (!mayStore()) return;
  if (leavings.length > 0) writeStored(STORAGE_KEYS.focusLosses, JSON.stringify({ attemptId, leavings }));
  else removeStored(STORAGE_KEYS.focusLosses);
}

/** The focus losses left behind by an earlier page of this attempt. */
function focusLossesLeftBehind(attemptId: string): readonly UnsentFocusLoss[] {
  try {
    const stored = JSON.parse(
      readStored(STORAGE_KEYS.focusLosses) ?? 'null',
    ) as Partial<KeptFocusLosses> | null;
    const isOurs = stored?.attemptId === attemptId && Array.isArray(stored.leavings);
    return isOurs ? (stored.leavings ?? []).filter(({ leftAt }) => Number.isFinite(leftAt)) : [];
  } catch {
    return []; // Unreadable data is not ours.
  }
}

const PAGE_KEY = 'quizPage';
/** A reloading page releases its name within this time; a duplicated tab never does. */
const PATIENCE_MS = 400;

let ours: Promise<string> | undefined;

/**
 * This page's name for the server: stable across reloads, crashes and reopened tabs, but different beside
 * another open page, also in a duplicated tab.
 */
function writerId(): Promise<string> {
  ours ??= claimed();
  return ours;
}

async function claimed(): Promise<string> {
  const own = await freeId();
  writeStored(PAGE_KEY, own);
  writeInTab(PAGE_KEY, own);
  return own;
}

async function freeId(): Promise<string> {
  const [ofTab, ofBrowser] = [readInTab(PAGE_KEY), readStored(PAGE_KEY)];
  // Only HTTPS pages and localhost have locks; without them a duplicated tab shares the first one's name.
  if (!('locks' in navigator)) return ofTab ?? newId();
  if (ofTab !== null && (await isFree(ofTab, PATIENCE_MS))) return ofTab;
  if (ofBrowser !== null && ofBrowser !== ofTab && (await isFree(ofBrowser, 0))) return ofBrowser;
  const own = newId();
  await isFree(own, PATIENCE_MS);
  return own;
}

/** Whether no other page of this browser uses the name; if so, it is ours until this page closes. */
function isFree(id: string, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    };
    const options = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
    navigator.locks.request(`quiz-page:${id}`, options, hold).catch(() => resolve(false));
  });
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
