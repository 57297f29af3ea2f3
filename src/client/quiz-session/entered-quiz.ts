import type { JoinedQuiz } from '../../shared/attempt/schema';
import { nowMs } from '../platform/clock';
import { readOutbox } from '../platform/outbox-store';
import { savedAsJoined } from '../rules/quiz-session/open-quiz';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';

/** A quiz being opened. */
export interface EnteredQuiz {
  readonly joined: JoinedQuiz;
  /** Whether it was opened from this device alone: the server may know more, and the clock is a guess. */
  readonly isGuess: boolean;
}

/**
 * Opens this device's saved quiz as if just joined while the server is unreachable. The time is the device's
 * clock with the last known offset of the server's. Once the server responds, the quiz adopts its clock,
 * stored answers and pause, and sends unsent data.
 */
export async function openSavedQuiz(saved: SavedQuiz): Promise<EnteredQuiz> {
  const kept = await readOutbox(saved.attemptDetails._id).catch(() => undefined);
  return { joined: savedAsJoined(saved, nowMs() + (kept?.clockOffsetMs ?? 0)), isGuess: true };
}
