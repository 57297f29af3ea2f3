import { SAVED_QUIZ_LIFETIME_MS, STORAGE_KEYS } from '../../shared/constants';
import { readSavedQuiz } from '../rules/quiz-session/saved-quiz';
import { nowMs } from './clock';
import { clearDrafts } from './drafts';
import { forgetImages } from './keep-offline';
import { readStored, removeStored, setOwner, storedKeys, WAITING_PREFIX, writeStored } from './local-storage';
import { clearTabNotes } from './tab-storage';

// School computers are shared. Stored data belongs to the account that was signed in when it was written, and no other
// account may see it: when another account signs in it is cleared, and unsent data is set aside.

/** Keys that may hold unsent data. */
const UNSENT_KEYS: readonly string[] = [
  STORAGE_KEYS.savedQuiz,
  STORAGE_KEYS.discardedQuiz,
  STORAGE_KEYS.focusLosses,
];

type Texts = readonly (readonly [key: string, text: string])[];

/**
 * Makes the account the owner of all data stored from now on. Returns whether another account was here before: this page then
 * has that account's data in memory and must be reloaded.
 */
export function takeOver(account: string): boolean {
  dropExpired();
  const before = readStored(STORAGE_KEYS.account);
  if (before === account) return false;
  if (before !== null) setAside(before);
  setOwner(account);
  writeStored(STORAGE_KEYS.account, account);
  for (const [key, text] of takeAside(account)) writeStored(key, text);
  return before !== null;
}

/** Sets aside the account's unsent data and clears the rest. */
function setAside(account: string): void {
  moveAside(account);
  clearDrafts();
  clearTabNotes();
  void forgetImages().catch(() => undefined);
}

/** Deletes data set aside for more than 24 hours, with its attempts' outboxes. */
export function dropExpired(): void {
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

/** Moves an account's unsent data aside, until the account returns or 24 hours have passed. */
function moveAside(account: string): void {
  const texts: Texts = UNSENT_KEYS.flatMap((key) => {
    const text = unsentOf(readStored(key));
    removeStored(key);
    return text === null ? [] : [[key, text] as const];
  });
  if (texts.length > 0) writeStored(WAITING_PREFIX + account, JSON.stringify({ sinceMs: nowMs(), texts }));
}

/** The part of a saved quiz that the server lacks, without the answers, which the next user must not see. Null if empty. */
function unsentOf(text: string | null): string | null {
  const saved = readSavedQuiz(text, 0);
  if (!saved) return text;
  const unsent = new Set(Object.keys(saved.unsent ?? {}));
  const answers = Object.fromEntries(Object.entries(saved.answers).filter(([id]) => unsent.has(id)));
  return unsent.size === 0 ? null : JSON.stringify({ ...saved, answers });
}

function takeAside(account: string): Texts {
  const key = WAITING_PREFIX + account;
  const texts = isTooOld(key) ? [] : textsIn(key);
  removeStored(key);
  return texts;
}

/** Whether the data under a key is older than 24 hours or unreadable. */
const isTooOld = (key: string): boolean =>
  !(nowMs() - Number(readWaiting(key)?.sinceMs) <= SAVED_QUIZ_LIFETIME_MS);

/** The attempts with data under a key. */
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
