import type { CLOCK_ENTRY_KINDS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { type ClockEntry, moveClock, type StoredClock } from '../../rules/timing/ledger';
import type { LedgerEntry } from '../../rules/timing/place';
import { clockStore } from './store';

/** The time added to an attempt since its start, in order, without a running pause. */
export const readClockEntries = ({ db }: Pick<Deps, 'db'>, attemptId: string): LedgerEntry[] =>
  clockStore(db).listEntries.all({ attemptId });

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
