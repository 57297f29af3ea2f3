import { readSavedQuiz, type SavedQuiz } from '../../../shared/attempt/saved-quiz';
import { statusOf } from '../../platform/error-message';
import { readStored, removeStored, writeStored } from '../../platform/local-storage';
import { trpcClient } from '../../platform/trpc-client';
import { isUnreachable } from './is-unreachable';
import { sendSaved } from './saved-answers';

/** The quiz for which 'Start Fresh' was chosen without a network. */
const KEY = 'startFresh';

/**
 * Puts the answers of an attempt aside, so that it opens empty; what was not sent yet goes along first, for they can be
 * taken back. An attempt that is over or gone needs no new start.
 */
export async function putAside(saved: SavedQuiz): Promise<void> {
  try {
    await sendSaved(saved);
    await trpcClient.attempts.startFresh.mutate({ attemptId: saved.attemptDetails._id });
  } catch (failure) {
    if (![404, 409].includes(statusOf(failure) ?? 0)) throw failure;
  }
}

/** Keeps a quiz to be put aside once the server can be told; answers whether it will survive a reload. */
export const putAsideLater = (saved: SavedQuiz): boolean => writeStored(KEY, JSON.stringify(saved));

/** Does what was chosen without a network, before anything is joined again. */
export async function putAsideNow(): Promise<void> {
  const stored = readStored(KEY);
  if (stored === null) return;
  // However old it is: the server knows whether the attempt still runs.
  const saved = readSavedQuiz(stored, 0);
  try {
    if (saved) await putAside(saved);
  } catch (failure) {
    // What the server refuses now it refuses for good, and must not stand in the way of the quiz.
    if (isUnreachable(failure)) throw failure;
  }
  removeStored(KEY);
}

export const forgetPutAside = (): void => removeStored(KEY);
