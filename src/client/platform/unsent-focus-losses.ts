import { STORAGE_KEYS } from '../../shared/constants';
import type { UnsentFocusLoss } from '../../shared/quiz-session/outbox';
import { readStored, removeStored, writeStored } from './local-storage';
import { mayKeep } from './ownership';

const KEY = STORAGE_KEYS.focusLosses;

interface Stored {
  attemptId: string;
  leavings: UnsentFocusLoss[];
}

/** Keeps the focus losses that the server has not acknowledged, at once: a page that goes has no time for a database. */
export function keepFocusLosses(attemptId: string, leavings: readonly UnsentFocusLoss[]): void {
  if (!mayKeep()) return;
  if (leavings.length > 0) writeStored(KEY, JSON.stringify({ attemptId, leavings }));
  else removeStored(KEY);
}

/** The focus losses that an earlier page of this attempt has left behind. */
export function focusLossesLeftBehind(attemptId: string): readonly UnsentFocusLoss[] {
  try {
    const stored = JSON.parse(readStored(KEY) ?? 'null') as Partial<Stored> | null;
    const isOurs = stored?.attemptId === attemptId && Array.isArray(stored.leavings);
    return isOurs ? (stored.leavings ?? []).filter(({ leftAt }) => Number.isFinite(leftAt)) : [];
  } catch {
    return []; // What cannot be read was not written here.
  }
}
