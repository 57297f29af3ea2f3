import { PAUSE_NOTICED_WITHIN_MS } from '../constants';

/** Time that was given to an attempt: from this moment on its clock was moved by so many milliseconds. */
export interface ClockEntry {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly addedMs: number;
}

/** What of a stored attempt its clock is read from; epoch milliseconds. */
export interface StoredClock {
  readonly startedAt: number;
  readonly deadline: number;
  /** When the server closes the attempt: the deadline and the grace, or sooner after the last focus loss. */
  readonly closesAt: number;
}

/** A moment (epoch milliseconds) after entries were applied in their order: what was over before an entry stays over. */
export const moveMoment = (moment: number, entries: readonly ClockEntry[]): number =>
  entries.reduce((moved, { startedAt, addedMs }) => (moved > startedAt ? moved + addedMs : moved), moment);

/** The deadline and the closing of an attempt after some entries. */
export const moveClock = <Clock extends Pick<StoredClock, 'deadline' | 'closesAt'>>(
  clock: Clock,
  entries: readonly ClockEntry[],
): Clock => ({
  ...clock,
  deadline: moveMoment(clock.deadline, entries),
  closesAt: moveMoment(clock.closesAt, entries),
});

/**
 * The entry for a time in which an attempt's clock should have stood still, from a moment until now, or null when there is
 * nothing to give: it had not started, or it was closed before.
 */
export function standstill(
  clock: StoredClock,
  { from, now }: { from: number; now: number },
): ClockEntry | null {
  const startedAt = Math.max(from, clock.startedAt);
  if (now <= startedAt || clock.closesAt < startedAt) return null;
  return { startedAt, addedMs: now - startedAt };
}

/** Whether a pause has lasted so long that what comes now was not on its way when it began. */
export const isPauseNoticed = (pausedSince: number | null, now: number): boolean =>
  pausedSince !== null && now - pausedSince > PAUSE_NOTICED_WITHIN_MS;

/** The entry of a pause that still runs, as if it ended now: none while the clock runs. */
export function runningPause(clock: StoredClock, pausedAt: number | null, now: number): ClockEntry[] {
  const entry = pausedAt === null ? null : standstill(clock, { from: pausedAt, now });
  return entry ? [entry] : [];
}

/**
 * The entry for time that a teacher gives now. In a pause it counts from the moment at which the clock stands, and after the
 * deadline from the deadline, so that it always moves what the student still sees.
 */
export function extraTime(
  clock: StoredClock,
  { pausedAt, now, addedMs }: { pausedAt: number | null; now: number; addedMs: number },
): ClockEntry {
  const standsAt = pausedAt === null ? now : Math.max(pausedAt, clock.startedAt);
  return { startedAt: Math.min(standsAt, clock.deadline - 1), addedMs };
}

/** How an attempt's clock stands now, a pause that still runs counted in. */
export const currentClock = (clock: StoredClock, pausedAt: number | null, now: number) => {
  const { deadline, closesAt } = moveClock(clock, runningPause(clock, pausedAt, now));
  return { deadline, closesAt, pausedSince: pausedAt };
};
