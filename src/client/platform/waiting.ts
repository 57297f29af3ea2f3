import { SAVED_QUIZ_LIFETIME_MS, STORAGE_KEYS } from '../../shared/constants';
import { readSavedQuiz } from '../../shared/quiz-session/saved-quiz';
import { readStored, removeStored, writeStored } from './local-storage';
import { WAITING_PREFIX } from './ownership';

const KEYS: readonly string[] = [
  STORAGE_KEYS.savedQuiz,
  STORAGE_KEYS.discardedQuiz,
  STORAGE_KEYS.focusLosses,
];

type Texts = readonly (readonly [key: string, text: string])[];

/** Takes what an account had not sent yet out of its places, until the account is back or 24 hours are over. */
export function putWaiting(account: string, nowMs: number): void {
  const texts: Texts = KEYS.flatMap((key) => {
    const text = readStored(key);
    removeStored(key);
    return text === null ? [] : [[key, text] as const];
  });
  if (texts.length > 0) writeStored(WAITING_PREFIX + account, JSON.stringify({ sinceMs: nowMs, texts }));
}

/** What waited for an account, to be put back; it waits no longer. */
export function takeWaiting(account: string, nowMs: number): Texts {
  const key = WAITING_PREFIX + account;
  const texts = isTooOld(key, nowMs) ? [] : textsIn(key);
  removeStored(key);
  return texts;
}

/** Whether what stands under a key has waited for 24 hours, or is nothing that was written here. */
export const isTooOld = (key: string, nowMs: number): boolean =>
  !(nowMs - Number(readWaiting(key)?.sinceMs) <= SAVED_QUIZ_LIFETIME_MS);

/** The attempts of which something waits under a key. */
export const attemptsIn = (key: string): readonly string[] =>
  textsIn(key).flatMap(([, text]) => readSavedQuiz(text, 0)?.attemptDetails._id ?? []);

const textsIn = (key: string): Texts =>
  (readWaiting(key)?.texts ?? []).filter(([name]) => KEYS.some((known) => known === name));

function readWaiting(key: string): { sinceMs: number; texts: Texts } | null {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
