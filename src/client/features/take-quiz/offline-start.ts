import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import { nowMs } from '../../platform/clock';
import { readOutbox } from '../../platform/outbox-store';

const fromDevice = new WeakSet<JoinedQuiz>();

/**
 * The quiz that this device has saved, opened as if it had just been joined, while the server cannot be reached. The time is
 * the device's best guess: its clock, corrected by what the server's clock was last seen to differ. Once the server answers,
 * the runner follows it: clock, stored answers, pause and everything that waits.
 */
export async function openSavedQuiz(saved: SavedQuiz): Promise<JoinedQuiz> {
  const kept = await readOutbox(saved.attemptDetails._id).catch(() => undefined);
  const joined = savedAsJoined(saved, nowMs() + (kept?.clockOffsetMs ?? 0));
  fromDevice.add(joined);
  return joined;
}

/** Whether a quiz was opened from this device alone, so that the server may know more about it. */
export const isFromDevice = (joined: JoinedQuiz): boolean => fromDevice.has(joined);

/** The join that a saved quiz stands for at a time in epoch milliseconds; never earlier than the quiz was saved. */
export function savedAsJoined(
  { quizDetails, attemptDetails, answers, lastSaved }: SavedQuiz,
  guessedNowMs: number,
): JoinedQuiz {
  const serverNow = Math.max(guessedNowMs, lastSaved);
  // An older version of the site may have saved it.
  const {
    pausedSince = null,
    tabChangeLimit = TAB_CHANGE_LIMIT,
    revisions = {},
  } = attemptDetails as Partial<typeof attemptDetails>;
  // While it is paused the deadline moves along: as it was saved, so many milliseconds were left.
  const heldMs = pausedSince === null ? 0 : serverNow - lastSaved;
  const deadline = attemptDetails.deadline + heldMs;
  return {
    quiz: quizDetails,
    // What the server said when the quiz was joined is older than what was saved.
    attempt: {
      ...attemptDetails,
      ...{ pausedSince, tabChangeLimit, revisions, answers, deadline, serverNow },
      place: null,
    },
  };
}
