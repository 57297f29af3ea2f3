import type { ClockEntry, StoredClock } from './ledger';

/** What is left of less than this is nothing that anybody could use. */
const SHORTEST_REOPENING_MS = 1000;

/**
 * The clock of a submitted attempt that runs again: the time that was left at its submission, and what is given on top. The
 * entry moves the deadline from that moment on; null when nothing would be left. In a pause the clock stands where the pause
 * began. All times are epoch milliseconds.
 */
export function reopening(
  clock: Pick<StoredClock, 'startedAt' | 'deadline'>,
  at: { submittedAt: number; pausedAt: number | null; now: number; extraMs: number },
): { entry: ClockEntry; deadline: number } | null {
  const standsAt = at.pausedAt === null ? at.now : Math.max(at.pausedAt, clock.startedAt);
  const endedAt = Math.min(at.submittedAt, clock.deadline, standsAt);
  const leftMs = clock.deadline - endedAt + at.extraMs;
  if (leftMs < SHORTEST_REOPENING_MS) return null;
  return {
    entry: {
      // An attempt that ended at its deadline is moved from just before it: what is over at an entry is not moved by it.
      startedAt: Math.min(endedAt, clock.deadline - 1),
      // The ledger holds no empty entries, and each reopening stands in it.
      addedMs: Math.max(1, standsAt - endedAt + at.extraMs),
    },
    deadline: at.now + leftMs,
  };
}
