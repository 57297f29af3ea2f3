import type { CLOCK_ENTRY_KINDS } from '../constants';
import type { ClockEntry } from './ledger';

/** A clock entry with its reason. */
export interface LedgerEntry extends ClockEntry {
  readonly kind: (typeof CLOCK_ENTRY_KINDS)[number];
}

/** How far a student has come in an attempt; times are epoch milliseconds. */
export interface Progress {
  /** The furthest question that was seen on the screen, counted from 0; stays 0 where one may go back. */
  readonly position: number;
  /** When it was first seen there. */
  readonly since: number;
  /** The seconds of each question, in the order of the attempt; null without question timers. */
  readonly limits: readonly number[] | null;
  /** The time that was given to the attempt, in its order. */
  readonly entries: readonly LedgerEntry[];
}

/** The open question, and when its own time is over (epoch milliseconds; null without question timers). */
export interface Place {
  readonly index: number;
  readonly endsAt: number | null;
}

/** Where an attempt stands at a moment: what the question timers have passed since the student was last seen is passed. */
export function placeAt(progress: Progress, nowMs: number): Place {
  const { position } = progress;
  const ends = endsOf(progress);
  if (ends === null) return { index: position, endsAt: null };
  const open = ends.findIndex((end) => end > nowMs);
  const ahead = open < 0 ? ends.length - 1 : open;
  return { index: position + ahead, endsAt: ends[ahead] ?? null };
}

/**
 * When the question at an index closes at the latest (epoch milliseconds): one that was passed has closed for ever, and
 * without question timers the others close with the attempt (null).
 */
export function closesAt(progress: Progress, index: number): number | null {
  if (index < progress.position) return Number.NEGATIVE_INFINITY;
  return endsOf(progress)?.[index - progress.position] ?? null;
}

/** When each question from the furthest one on is over, if the student waits for the end of each. */
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
    // Nothing comes after the last question: what a teacher gives after its end opens it again.
    const opensAgain = question.isLast && (kind === 'extra' || kind === 'reopened');
    return opensAgain ? Math.max(end, startedAt + addedMs) : end;
  }, shownAt + question.limitMs);
}

/** A downtime is counted from the last heartbeat, and the question may have been shown between that and the stop. */
const sinceShown = ({ startedAt, addedMs, kind }: LedgerEntry, shownAt: number) =>
  kind === 'downtime' ? Math.max(0, startedAt + addedMs - shownAt) : 0;
