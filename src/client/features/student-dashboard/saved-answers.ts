import { STORAGE_KEYS } from '../../../shared/constants';
import { statusOf } from '../../platform/error-message';
import { readStored, removeStored, writeStored } from '../../platform/local-storage';
import { dropSavedState } from '../../platform/saved-quiz';
import { readSavedQuiz, type SavedQuiz } from '../../rules/quiz-session/saved-quiz';

// Outside the first load: few students return to a quiz.
const load = () => import('./send-saved');

/** Sends an attempt's unsent data from this device; rejects on failure. */
export const sendSaved = async (saved: SavedQuiz): Promise<void> => (await load()).sendSaved(saved);

/** Submits a closed attempt's unsent answers; returns whether the server has them in any form. */
export const handInLate = async (saved: SavedQuiz): Promise<boolean> =>
  load().then(
    (answers) => answers.handInLate(saved),
    () => false,
  );

/** The state discarded by 'Start Fresh', until the server has all of its answers. */
const KEY = STORAGE_KEYS.discardedQuiz;

/**
 * 'Start Fresh': discards this browser's saved state only (contract "One attempt"). Unacknowledged answers
 * are still sent, now or once the server is reachable.
 */
export function startFresh(saved: SavedQuiz): void {
  // Dropped first, since a full device has room for only one copy.
  dropSavedState();
  writeStored(KEY, JSON.stringify(saved));
  void sendDiscarded();
}

/** Sends a discarded state's unsent data. */
export async function sendDiscarded(): Promise<void> {
  // At any age: only the server knows whether the attempt still runs.
  const saved = readSavedQuiz(readStored(KEY), 0);
  if (!saved || (await isSent(saved))) removeStored(KEY);
}

export const forgetDiscarded = (): void => removeStored(KEY);

async function isSent(saved: SavedQuiz): Promise<boolean> {
  try {
    await sendSaved(saved);
    return true;
  } catch (failure) {
    // 409: the attempt has been closed; 404: it no longer exists.
    return statusOf(failure) === 409 ? handInLate(saved) : statusOf(failure) === 404;
  }
}
