import { PAUSE_NOTICED_WITHIN_MS } from '../../../shared/constants';

/** Time added to an attempt: its clock moves by these milliseconds from this moment. */
export interface ClockEntry {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly addedMs: number;
}

/** The clock fields of a stored attempt; epoch milliseconds. */
export interface StoredClock {
  readonly startedAt: number;
  readonly deadline: number;
  /** When the server closes it: deadline plus grace, or sooner after the last focus loss. */
  readonly closesAt: number;
}

/** Applies entries to a moment (epoch milliseconds) in order; an entry moves only moments after it. */
export const moveMoment = (moment: number, entries: readonly ClockEntry[]): number =>
  entries.reduce((moved, { startedAt, addedMs }) => (moved > startedAt ? moved + addedMs : moved), moment);

/** An attempt's deadline and closing after some entries. */
export const moveClock = <Clock extends Pick<StoredClock, 'deadline' | 'closesAt'>>(
  clock: Clock,
  entries: readonly ClockEntry[],
): Clock => ({
  ...clock,
  deadline: moveMoment(clock.deadline, entries),
  closesAt: moveMoment(clock.closesAt, entries),
});

/**
 * The entry for a standstill of an attempt's clock from a moment until now; null if there is nothing to give: not started, or
 * closed before.
 */
export function standstill(
  clock: StoredClock,
  { from, now }: { from: number; now: number },
): ClockEntry | null {
  const startedAt = Math.max(from, clock.startedAt);
  if (now <= startedAt || clock.closesAt < startedAt) return null;
  return { startedAt, addedMs: now - startedAt };
}

/** Whether a pause has lasted so long that an arrival was not in flight when it began. */
export const isPauseNoticed = (pausedSince: number | null, now: number): boolean =>
  pausedSince !== null && now - pausedSince > PAUSE_NOTICED_WITHIN_MS;

/** The entry of a running pause as if it ended now; none while the clock runs. */
export function runningPause(clock: StoredClock, pausedAt: number | null, now: number): ClockEntry[] {
  const entry = pausedAt === null ? null : standstill(clock, { from: pausedAt, now });
  return entry ? [entry] : [];
}

/**
 * The entry for time added by a teacher now. In a pause it counts from the stopped clock, after the deadline from the deadline,
 * so that the student always sees it move.
 */
export function extraTime(
  clock: StoredClock,
  { pausedAt, now, addedMs }: { pausedAt: number | null; now: number; addedMs: number },
): ClockEntry {
  const standsAt = pausedAt === null ? now : Math.max(pausedAt, clock.startedAt);
  return { startedAt: Math.min(standsAt, clock.deadline - 1), addedMs };
}

/** The current clock of an attempt, including a running pause. */
export const currentClock = (clock: StoredClock, pausedAt: number | null, now: number) => {
  const { deadline, closesAt } = moveClock(clock, runningPause(clock, pausedAt, now));
  return { deadline, closesAt, pausedSince: pausedAt };
};
