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
import { timekeepingRepo } from './repo';

type ReadDeps = Pick<Deps, 'db'>;

/** How the clock of an attempt stands; times are epoch milliseconds. */
export interface AttemptClock {
  /** A pause that still runs is already counted in. */
  readonly deadline: number;
  readonly closesAt: number;
  readonly pausedSince: number | null;
}

/** How the clock of a running attempt stands now. Of several attempts on known quizzes: `currentClock` of shared/timing. */
export function readClock(
  deps: ReadDeps,
  attempt: StoredClock & { readonly quizId: string },
  now: number,
): AttemptClock {
  return currentClock(attempt, readPause(deps, attempt.quizId), now);
}

/** The time that an attempt was given since its start, in order; a pause that still runs is the last entry. */
export function readClockEntries(
  deps: ReadDeps,
  attempt: StoredClock & { readonly id: string; readonly quizId: string },
  now: number,
): LedgerEntry[] {
  const entries = timekeepingRepo(deps.db).listEntries.all({ attemptId: attempt.id });
  const pause = runningPause(attempt, readPause(deps, attempt.quizId), now);
  return [...entries, ...pause.map((entry) => ({ ...entry, kind: 'pause' }) as const)];
}

/** Since when a quiz is paused, or null while its clocks run. */
export const readPause = ({ db }: ReadDeps, quizId: string): number | null =>
  timekeepingRepo(db).findPause.get({ quizId })?.pausedAt ?? null;

/** Whether the teacher had paused the quiz for an attempt at a moment (epoch milliseconds), be that pause over or not. */
export function wasPausedAt(
  deps: ReadDeps,
  attempt: { readonly id: string; readonly quizId: string },
  moment: number,
): boolean {
  const pausedAt = readPause(deps, attempt.quizId);
  if (pausedAt !== null && moment >= pausedAt) return true;
  return timekeepingRepo(deps.db).findPauseAt.get({ attemptId: attempt.id, moment }) !== undefined;
}

/**
 * Writes one entry into the ledger of a running attempt and moves its deadline and closing with it. To be called inside the
 * transaction of the act; `actorId` is null where the server acts by itself.
 */
export function addClockEntry(
  { db }: ReadDeps,
  attempt: StoredClock & { readonly id: string },
  move: ClockEntry & {
    readonly kind: (typeof CLOCK_ENTRY_KINDS)[number];
    readonly actorId: string | null;
    readonly now: number;
  },
): { readonly deadline: number } {
  const repo = timekeepingRepo(db);
  repo.addEntry.run({ attemptId: attempt.id, ...move });
  const { deadline, closesAt } = moveClock(attempt, [move]);
  repo.moveAttempt.run({ attemptId: attempt.id, deadline, closesAt });
  return { deadline };
}
