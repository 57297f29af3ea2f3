import { STORAGE_KEYS } from '../../../shared/constants';
import { readSavedQuiz, type SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import { statusOf } from '../../platform/error-message';
import { readStored, removeStored, writeStored } from '../../platform/local-storage';
import { dropSavedState } from '../../platform/saved-quiz';
import { handInLate, sendSaved } from './saved-answers';

/** The saved state that 'Start Fresh' discarded, for as long as the server may lack some of its answers. */
const KEY = STORAGE_KEYS.discardedQuiz;

/**
 * 'Start Fresh': discards the saved state of this browser and nothing else (contract "One attempt"). What the server has not
 * acknowledged still goes out, now or as soon as it can be reached.
 */
export function startFresh(saved: SavedQuiz): void {
  // In this order the one fits where the other was.
  dropSavedState();
  writeStored(KEY, JSON.stringify(saved));
  void sendDiscarded();
}

/** Sends what a discarded state still had to tell the server. */
export async function sendDiscarded(): Promise<void> {
  // However old it is: the server knows whether the attempt still runs.
  const saved = readSavedQuiz(readStored(KEY), 0);
  if (!saved || (await isSent(saved))) removeStored(KEY);
}

export const forgetDiscarded = (): void => removeStored(KEY);

async function isSent(saved: SavedQuiz): Promise<boolean> {
  try {
    await sendSaved(saved);
    return true;
  } catch (failure) {
    // 409: the attempt was closed in the meantime; 404: there is nothing to send to.
    return statusOf(failure) === 409 ? handInLate(saved) : statusOf(failure) === 404;
  }
}
