import { currentClock, runningPause, type StoredClock } from '../../../shared/timing/ledger';
import type { LedgerEntry } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { clockStore } from './store';

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
  const entries = clockStore(deps.db).listEntries.all({ attemptId: attempt.id });
  const pause = runningPause(attempt, readPause(deps, attempt.quizId), now);
  return [...entries, ...pause.map((entry) => ({ ...entry, kind: 'pause' }) as const)];
}

/** Since when a quiz is paused, or null while its clocks run. */
export const readPause = ({ db }: ReadDeps, quizId: string): number | null =>
  clockStore(db).findPause.get({ quizId })?.pausedAt ?? null;

/** Whether the teacher had paused the quiz for an attempt at a moment (epoch milliseconds), be that pause over or not. */
export function wasPausedAt(
  deps: ReadDeps,
  attempt: { readonly id: string; readonly quizId: string },
  moment: number,
): boolean {
  const pausedAt = readPause(deps, attempt.quizId);
  if (pausedAt !== null && moment >= pausedAt) return true;
  return clockStore(deps.db).findPauseAt.get({ attemptId: attempt.id, moment }) !== undefined;
}
