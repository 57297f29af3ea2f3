import type { JoinedQuiz } from '../../shared/attempt/schema';
import { nowMs } from '../platform/clock';
import { readOutbox } from '../platform/outbox-store';
import { savedAsJoined } from '../rules/quiz-session/open-quiz';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';

/** A quiz that opens. */
export interface EnteredQuiz {
  readonly joined: JoinedQuiz;
  /** It was opened from this device alone: the server may know more about it, and its clock is the device's best guess. */
  readonly isGuess: boolean;
}

/**
 * The quiz that this device has saved, opened as if it had just been joined, while the server cannot be reached. The time is
 * the device's clock, corrected by what the server's clock was last seen to differ. Once the server answers, the quiz follows
 * it: clock, stored answers, pause and everything that waits.
 */
export async function openSavedQuiz(saved: SavedQuiz): Promise<EnteredQuiz> {
  const kept = await readOutbox(saved.attemptDetails._id).catch(() => undefined);
  return { joined: savedAsJoined(saved, nowMs() + (kept?.clockOffsetMs ?? 0)), isGuess: true };
}
