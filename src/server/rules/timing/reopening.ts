import type { ClockEntry, StoredClock } from './ledger';

/** Less time than this is unusable. */
const SHORTEST_REOPENING_MS = 1000;

/**
 * The clock of a reopened attempt: the time left at its submission plus the added time. The entry moves the deadline from that
 * moment; null if nothing would be left. In a pause the clock resumes at its beginning. Epoch milliseconds.
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
      // An attempt that ended at its deadline moves from just before it, since an entry does not move what is over.
      startedAt: Math.min(endedAt, clock.deadline - 1),
      // The ledger has no empty entries, and each reopening is recorded.
      addedMs: Math.max(1, standsAt - endedAt + at.extraMs),
    },
    deadline: at.now + leftMs,
  };
}
