import { readSavedQuiz, type SavedQuiz } from '../../shared/attempt/saved-quiz';
import { STORAGE_KEYS } from '../../shared/constants';
import { nowMs } from './clock';
import { readStored, removeStored, writeStored } from './local-storage';

/** The unfinished quiz kept on this device; what is broken or older than 24 hours is removed on reading (spec §5). */
export function getSavedQuiz(): SavedQuiz | null {
  const stored = readStored(STORAGE_KEYS.savedQuiz);
  if (stored === null) return null;
  const saved = readSavedQuiz(stored, nowMs());
  if (!saved) clearSavedQuiz();
  return saved;
}

/** Keeps the running quiz on this device; answers whether it will survive a reload. */
export const setSavedQuiz = (saved: SavedQuiz): boolean =>
  writeStored(STORAGE_KEYS.savedQuiz, JSON.stringify(saved));

export const clearSavedQuiz = (): void => removeStored(STORAGE_KEYS.savedQuiz);
