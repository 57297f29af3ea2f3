import { readStored, removeStored, writeStored } from './local-storage';
import type { UnsentLeaving } from './outbox-store';
import { LEAVINGS_KEY } from './saved-quiz';

interface Stored {
  attemptId: string;
  leavings: UnsentLeaving[];
}

/** Keeps the leavings that the server has not acknowledged, at once: a page that goes has no time for a database. */
export function keepLeavings(attemptId: string, leavings: readonly UnsentLeaving[]): void {
  if (leavings.length > 0) writeStored(LEAVINGS_KEY, JSON.stringify({ attemptId, leavings }));
  else removeStored(LEAVINGS_KEY);
}

/** The leavings that an earlier page of this attempt has left behind. */
export function leavingsLeftBehind(attemptId: string): readonly UnsentLeaving[] {
  try {
    const stored = JSON.parse(readStored(LEAVINGS_KEY) ?? 'null') as Partial<Stored> | null;
    const isOurs = stored?.attemptId === attemptId && Array.isArray(stored.leavings);
    return isOurs ? (stored.leavings ?? []).filter(({ leftAt }) => Number.isFinite(leftAt)) : [];
  } catch {
    return []; // What cannot be read was not written here.
  }
}
