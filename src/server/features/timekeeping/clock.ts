import type { CLOCK_ENTRY_KINDS } from '../../../shared/constants';
import {
  type ClockEntry,
  currentClock,
  moveClock,
  runningPause,
  type StoredClock,
} from '../../../shared/timing/ledger';
import type { LedgerEntry } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { clockStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;

/** The clock of an attempt; times are epoch milliseconds. */
export interface AttemptClock {
  /** Includes a running pause. */
  readonly deadline: number;
  readonly closesAt: number;
  readonly pausedSince: number | null;
}

/** The current clock of a running attempt. For several attempts on known quizzes use `currentClock` of shared/timing. */
export function readClock(
  deps: ReadDeps,
  attempt: StoredClock & { readonly quizId: string },
  now: number,
): AttemptClock {
  return currentClock(attempt, readPause(deps, attempt.quizId), now);
}

/** The time added to an attempt since its start, in order; a running pause comes last. */
export function readClockEntries(
  deps: ReadDeps,
  attempt: StoredClock & { readonly id: string; readonly quizId: string },
  now: number,
): LedgerEntry[] {
  const entries = clockStore(deps.db).listEntries.all({ attemptId: attempt.id });
  const pause = runningPause(attempt, readPause(deps, attempt.quizId), now);
  return [...entries, ...pause.map((entry) => ({ ...entry, kind: 'pause' }) as const)];
}

/** When a quiz was paused; null while its clocks run. */
export const readPause = ({ db }: ReadDeps, quizId: string): number | null =>
  clockStore(db).findPause.get({ quizId })?.pausedAt ?? null;

/** Whether an attempt's quiz was paused at a moment (epoch milliseconds), in a past or running pause. */
export function wasPausedAt(
  deps: ReadDeps,
  attempt: { readonly id: string; readonly quizId: string },
  moment: number,
): boolean {
  const pausedAt = readPause(deps, attempt.quizId);
  if (pausedAt !== null && moment >= pausedAt) return true;
  return clockStore(deps.db).findPauseAt.get({ attemptId: attempt.id, moment }) !== undefined;
}

/**
 * Adds an entry to the clock ledger of a running attempt and moves its deadline and closing. Call inside the act's transaction;
 * `actorId` is null for the server itself.
 */
export function addClockEntry(
  { db }: Pick<Deps, 'db'>,
  attempt: StoredClock & { readonly id: string },
  {
    now: recordedAt,
    ...move
  }: ClockEntry & {
    readonly kind: (typeof CLOCK_ENTRY_KINDS)[number];
    readonly actorId: string | null;
    readonly now: number;
  },
): { readonly deadline: number } {
  const { addEntry, moveAttempt } = clockStore(db);
  addEntry.run({ attemptId: attempt.id, ...move, recordedAt });
  const { deadline, closesAt } = moveClock(attempt, [move]);
  moveAttempt.run({ attemptId: attempt.id, deadline, closesAt });
  return { deadline };
}
