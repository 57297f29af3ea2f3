import { STORAGE_KEYS } from '../../shared/constants';
import { readSavedQuiz, type SavedQuiz } from '../../shared/quiz-session/saved-quiz';
import { nowMs } from './clock';
import { readStored, removeStored } from './local-storage';

/** The unfinished quiz kept on this device; what is broken or older than 24 hours is removed on reading (spec §5). */
export function getSavedQuiz(): SavedQuiz | null {
  const stored = readStored(STORAGE_KEYS.savedQuiz);
  if (stored === null) return null;
  const saved = readSavedQuiz(stored, nowMs());
  // What the server still lacks of it stays in the outbox: it is laid beside what is stored when the attempt opens again.
  if (!saved) removeStored(STORAGE_KEYS.savedQuiz);
  return saved;
}

/** Forgets the saved state alone: what the server still lacks of the attempt stays in the outbox. */
export const dropSavedState = (): void => removeStored(STORAGE_KEYS.savedQuiz);

/** Forgets the unfinished quiz: the saved state, and what it still had to tell the server. */
export function clearSavedQuiz(): void {
  const saved = readSavedQuiz(readStored(STORAGE_KEYS.savedQuiz), 0);
  removeStored(STORAGE_KEYS.savedQuiz);
  if (!saved) return;
  removeStored(STORAGE_KEYS.focusLosses);
  // Not part of the first load: few students have a quiz to forget.
  void import('./outbox-store')
    .then(({ removeOutbox }) => removeOutbox(saved.attemptDetails._id))
    .catch(() => undefined);
}
