import { STORAGE_KEYS } from '../../shared/constants';
import { nowMs } from './clock';
import { clearDrafts } from './drafts';
import { forgetImages } from './keep-offline';
import { readStored, removeStored, storedKeys, writeStored } from './local-storage';
import { becomeOurs, WAITING_PREFIX } from './ownership';
import { clearTabNotes } from './tab-storage';
import { attemptsIn, isTooOld, putWaiting, takeWaiting } from './waiting';

// A computer of a school has many people. What is kept on it belongs to the account that was signed in when it was written, and
// no other account gets to see it: at another's sign-in it is cleared away, and what the server still lacks waits out of sight.

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
  for (const [key, text] of takeWaiting(account, nowMs())) writeStored(key, text);
  return before !== null;
}

/** What the server may lack waits for its account; the rest of theirs goes. */
function setAside(account: string): void {
  putWaiting(account, nowMs());
  clearDrafts();
  clearTabNotes();
  void forgetImages().catch(() => undefined);
}

/** Forgets what has waited for 24 hours, and what the outbox has of its attempts. */
export function dropWaitingTooLong(): void {
  for (const key of storedKeys().filter((each) => each.startsWith(WAITING_PREFIX))) {
    if (!isTooOld(key, nowMs())) continue;
    const attempts = attemptsIn(key);
    removeStored(key);
    if (attempts.length > 0) void forgetAttempts(attempts).catch(() => undefined);
  }
}

async function forgetAttempts(attemptIds: readonly string[]): Promise<void> {
  const { removeOutbox } = await import('./outbox-store');
  for (const attemptId of attemptIds) await removeOutbox(attemptId);
}
