import { standstill } from '../../../shared/timing/ledger';
import type { Deps } from '../../deps';
import { stretchSessionsOf } from '../accounts/stretch-session';
import { addClockEntry } from './add-clock-entry';
import { heartbeatStore, listTicking } from './heartbeat-store';

type DowntimeDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>;

/** A silence of this process beyond it, as of a computer that slept, is downtime like any other. */
const LONGEST_SILENCE_MS = 5000;

/** After a longer absence nothing is erased for a day: it may be the clock that leapt, and somebody should have time to see it. */
const LONG_ABSENCE_MS = 7 * 24 * 60 * 60_000;
const ERASE_NOTHING_FOR_MS = 24 * 60 * 60_000;
const erasesFrom = new WeakMap<Deps['db'], number>();

/** Whether what was kept long enough may be removed for good. */
export const mayErase = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): boolean =>
  clock.now() >= (erasesFrom.get(db) ?? 0);

/** Until when this process has accounted for the time; nothing before the start and after the stop of the heartbeat. */
const accountedOf = new WeakMap<Deps['db'], number>();

/**
 * Starts the heartbeat of this process: the time since the last one is given back to each attempt whose clock ran then.
 * Has to be called before anything is answered or closed.
 */
export function startHeartbeat(deps: Pick<Deps, 'db' | 'clock' | 'inTransaction' | 'log'>): void {
  const heartbeat = heartbeatStore(deps.db);
  const now = deps.clock.now();
  deps.inTransaction(() => {
    const last = heartbeat.find.get();
    if (last) giveBack(deps, { from: last.aliveAt, now });
    heartbeat.save.run({ aliveAt: now });
    if (last && now - last.aliveAt > LONG_ABSENCE_MS) {
      erasesFrom.set(deps.db, now + ERASE_NOTHING_FOR_MS);
      deps.log.info('long-absence', { days: Math.floor((now - last.aliveAt) / ERASE_NOTHING_FOR_MS) });
    }
  });
  accountedOf.set(deps.db, now);
}

/**
 * Writes that the server is alive, while the clock of any attempt runs, and first gives a long silence of this process back.
 * Resolves after the commit; a failed one is made up for by the next.
 */
export async function beat(deps: DowntimeDeps): Promise<void> {
  const { db, clock } = deps;
  clock.catchUp();
  const before = accountedOf.get(db);
  if (before === undefined) return;
  if (!heartbeatStore(db).findTicking.get()) {
    accountedOf.set(db, clock.now());
    return;
  }
  try {
    await deps.groupCommit(() => {
      const from = accountedOf.get(db);
      if (from !== undefined) accountedOf.set(db, account(deps, from));
    });
  } catch (error) {
    accountedOf.set(db, before);
    throw error;
  }
}

/** Gives a long silence of this process back before somebody acts on the clocks; nothing to do otherwise. */
export async function giveBackSilence(deps: DowntimeDeps): Promise<void> {
  const from = accountedOf.get(deps.db);
  deps.clock.catchUp();
  if (from !== undefined && deps.clock.now() - from > LONGEST_SILENCE_MS) await beat(deps);
}

/** The last heartbeat, as the server stops taking requests: from here on it is downtime. A failure never holds the stop up. */
export function stopHeartbeat(deps: Pick<Deps, 'db' | 'clock' | 'inTransaction' | 'log'>): void {
  const from = accountedOf.get(deps.db);
  if (from === undefined) return;
  accountedOf.delete(deps.db);
  try {
    deps.inTransaction(() => account(deps, from));
  } catch (error) {
    deps.log.error('last-heartbeat-failed', error);
  }
}

/** Gives a long silence since the last heartbeat back and writes the next; answers its time. Inside a transaction. */
function account(deps: Pick<Deps, 'db' | 'clock' | 'log'>, from: number): number {
  const now = deps.clock.now();
  if (now - from > LONGEST_SILENCE_MS) giveBack(deps, { from, now });
  heartbeatStore(deps.db).save.run({ aliveAt: now });
  return now;
}

/** One 'downtime' entry for each attempt whose clock ran; `from` and `now` are epoch milliseconds. */
function giveBack(deps: Pick<Deps, 'db' | 'log'>, { from, now }: { from: number; now: number }): void {
  let attemptCount = 0;
  for (const attempt of listTicking(deps.db)) {
    // Whatever moved this clock later was written by a server that was alive.
    const entry = standstill(attempt, { from: Math.max(from, attempt.movedAt), now });
    if (!entry) continue;
    const { deadline } = addClockEntry(deps, attempt, { ...entry, kind: 'downtime', actorId: null, now });
    stretchSessionsOf(deps, { studentId: attempt.studentId, aliveAt: from, deadline });
    attemptCount += 1;
  }
  if (attemptCount > 0) deps.log.info('downtime-given-back', { attemptCount, downtimeMs: now - from });
}
