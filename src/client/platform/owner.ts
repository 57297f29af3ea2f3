import { SAVED_QUIZ_LIFETIME_MS, STORAGE_KEYS } from '../../shared/constants';
import { readSavedQuiz } from '../rules/quiz-session/saved-quiz';
import { nowMs } from './clock';
import { clearDrafts } from './drafts';
import { forgetImages } from './keep-offline';
import {
  becomeOurs,
  readStored,
  removeStored,
  storedKeys,
  WAITING_PREFIX,
  writeStored,
} from './local-storage';
import { clearTabNotes } from './tab-storage';

// A computer of a school has many people. What is kept on it belongs to the account that was signed in when it was written, and
// no other account gets to see it: at another's sign-in it is cleared away, and what the server still lacks waits out of sight.

/** Where a page keeps what the server may lack. */
const UNSENT_KEYS: readonly string[] = [
  STORAGE_KEYS.savedQuiz,
  STORAGE_KEYS.discardedQuiz,
  STORAGE_KEYS.focusLosses,
];

type Texts = readonly (readonly [key: string, text: string])[];

/**
 * Makes everything that is kept from now on this account's. Answers whether somebody else was here before: then this page has
 * things of theirs in memory, and has to be loaded anew.
 */
export function takeOver(account: string): boolean {
  dropWaitingTooLong();
  const before = readStored(STORAGE_KEYS.account);
  if (before === account) return false;
  if (before !== null) setAside(before);
  becomeOurs(account);
  writeStored(STORAGE_KEYS.account, account);
  for (const [key, text] of takeWaiting(account)) writeStored(key, text);
  return before !== null;
}

/** What the server may lack waits for its account; the rest of theirs goes. */
function setAside(account: string): void {
  putWaiting(account);
  clearDrafts();
  clearTabNotes();
  void forgetImages().catch(() => undefined);
}

/** Forgets what has waited for 24 hours, and what the outbox has of its attempts. */
export function dropWaitingTooLong(): void {
  for (const key of storedKeys().filter((each) => each.startsWith(WAITING_PREFIX))) {
    if (!isTooOld(key)) continue;
    const attempts = attemptsIn(key);
    removeStored(key);
    if (attempts.length > 0) void forgetAttempts(attempts).catch(() => undefined);
  }
}

async function forgetAttempts(attemptIds: readonly string[]): Promise<void> {
  const { removeOutbox } = await import('./outbox-store');
  for (const attemptId of attemptIds) await removeOutbox(attemptId);
}

/** Takes what an account had not sent yet out of its places, until the account is back or 24 hours are over. */
function putWaiting(account: string): void {
  const texts: Texts = UNSENT_KEYS.flatMap((key) => {
    const text = unsentOf(readStored(key));
    removeStored(key);
    return text === null ? [] : [[key, text] as const];
  });
  if (texts.length > 0) writeStored(WAITING_PREFIX + account, JSON.stringify({ sinceMs: nowMs(), texts }));
}

/** Of a kept quiz what the server may lack: its answers are no business of the next person. Null where that is nothing. */
function unsentOf(text: string | null): string | null {
  const saved = readSavedQuiz(text, 0);
  if (!saved) return text;
  const unsent = new Set(Object.keys(saved.unsent ?? {}));
  const answers = Object.fromEntries(Object.entries(saved.answers).filter(([id]) => unsent.has(id)));
  return unsent.size === 0 ? null : JSON.stringify({ ...saved, answers });
}

/** What waited for an account, to be put back; it waits no longer. */
function takeWaiting(account: string): Texts {
  const key = WAITING_PREFIX + account;
  const texts = isTooOld(key) ? [] : textsIn(key);
  removeStored(key);
  return texts;
}

/** Whether what stands under a key has waited for 24 hours, or is nothing that was written here. */
const isTooOld = (key: string): boolean =>
  !(nowMs() - Number(readWaiting(key)?.sinceMs) <= SAVED_QUIZ_LIFETIME_MS);

/** The attempts of which something waits under a key. */
const attemptsIn = (key: string): readonly string[] =>
  textsIn(key).flatMap(([, text]) => readSavedQuiz(text, 0)?.attemptDetails._id ?? []);

const textsIn = (key: string): Texts =>
  (readWaiting(key)?.texts ?? []).filter(([name]) => UNSENT_KEYS.some((known) => known === name));

function readWaiting(key: string): { sinceMs: number; texts: Texts } | null {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
