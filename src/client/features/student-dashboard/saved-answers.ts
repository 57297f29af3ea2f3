import { STORAGE_KEYS } from '../../../shared/constants';
import { statusOf } from '../../platform/error-message';
import { readStored, removeStored, writeStored } from '../../platform/local-storage';
import { dropSavedState } from '../../platform/saved-quiz';
import { readSavedQuiz, type SavedQuiz } from '../../rules/quiz-session/saved-quiz';

// Not part of the first load: few students come back to a quiz.
const load = () => import('./send-saved');

/** Sends what this device still has of an attempt; rejects where it could not be sent. */
export const sendSaved = async (saved: SavedQuiz): Promise<void> => (await load()).sendSaved(saved);

/** Hands in the answers of an attempt that is over; answers whether the server has them, in whatever way. */
export const handInLate = async (saved: SavedQuiz): Promise<boolean> =>
  load().then(
    (answers) => answers.handInLate(saved),
    () => false,
  );

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
