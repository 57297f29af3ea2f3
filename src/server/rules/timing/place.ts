import type { Place } from '../../../shared/attempt/schema';
import type { CLOCK_ENTRY_KINDS } from '../../../shared/constants';
import type { ClockEntry } from './ledger';

/** A clock entry with its reason. */
export interface LedgerEntry extends ClockEntry {
  readonly kind: (typeof CLOCK_ENTRY_KINDS)[number];
}

/** A student's progress in an attempt; epoch milliseconds. */
export interface Progress {
  /** The furthest question seen, from 0; stays 0 with navigation. */
  readonly position: number;
  /** When it was first seen. */
  readonly since: number;
  /** Seconds per question in attempt order; null without question timers. */
  readonly limits: readonly number[] | null;
  /** The time added to the attempt, in order. */
  readonly entries: readonly LedgerEntry[];
}

/** The open question at `nowMs`. Questions whose timers ran out since the last visit are skipped. */
export function placeAt(progress: Progress, nowMs: number): Place {
  const { position } = progress;
  const ends = endsOf(progress);
  if (ends === null) return { index: position, endsAt: null };
  const open = ends.findIndex((end) => end > nowMs);
  const ahead = open < 0 ? ends.length - 1 : open;
  return { index: position + ahead, endsAt: ends[ahead] ?? null };
}

/**
 * The latest closing of the question at an index (epoch milliseconds): a passed one is closed for good; without question timers
 * the others close with the attempt (null).
 */
export function closesAt(progress: Progress, index: number): number | null {
  if (index < progress.position) return Number.NEGATIVE_INFINITY;
  return endsOf(progress)?.[index - progress.position] ?? null;
}

/** The end of each question from the furthest on, if the student waits for each. */
function endsOf({ position, since, limits, entries }: Progress): number[] | null {
  if (limits === null) return null;
  let shownAt = since;
  return limits.slice(position).map((limit, index, { length }) => {
    const isLast = index === length - 1;
    shownAt = endOf(shownAt, { limitMs: limit * 1000, entries, isLast });
    return shownAt;
  });
}

function endOf(
  shownAt: number,
  question: { limitMs: number; entries: readonly LedgerEntry[]; isLast: boolean },
): number {
  return question.entries.reduce((end, entry) => {
    const { startedAt, addedMs, kind } = entry;
    if (startedAt < shownAt) return end + sinceShown(entry, shownAt);
    if (end > startedAt) return end + addedMs;
    // Nothing follows the last question: time added after its end reopens it.
    const opensAgain = question.isLast && (kind === 'extra' || kind === 'reopened');
    return opensAgain ? Math.max(end, startedAt + addedMs) : end;
  }, shownAt + question.limitMs);
}

/** A downtime counts from the last heartbeat, and the question may have been shown between that and the stop. */
const sinceShown = ({ startedAt, addedMs, kind }: LedgerEntry, shownAt: number) =>
  kind === 'downtime' ? Math.max(0, startedAt + addedMs - shownAt) : 0;
