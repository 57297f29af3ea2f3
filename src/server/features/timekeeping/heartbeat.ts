import type { Deps } from '../../deps';
import { standstill } from '../../rules/timing/ledger';
import { stretchSessionsOf } from '../accounts/begin-session';
import { addClockEntry } from './clock';
import { findLastOpen, findLastPause, heartbeatStore, listTicking } from './store';

type DowntimeDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>;

/** A longer silence of this process, such as a sleeping computer, counts as downtime. */
const LONGEST_SILENCE_MS = 5000;

/**
 * After a longer absence nothing is erased for a day: the clock may have jumped, and the operator should have
 * time to notice.
 */
const LONG_ABSENCE_MS = 7 * 24 * 60 * 60_000;
const ERASE_NOTHING_FOR_MS = 24 * 60 * 60_000;
const erasesFrom = new WeakMap<Deps['db'], number>();

/** Whether expired data may be erased now. */
export const mayErase = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): boolean =>
  clock.now() >= (erasesFrom.get(db) ?? 0);

/** The time up to which this process has accounted; unset before the start and after the stop. */
const accountedOf = new WeakMap<Deps['db'], number>();

/**
 * Starts the heartbeat and gives the time since the last one back to each attempt whose clock was running. Call before anything
 * is answered or closed.
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
 * Records a heartbeat while any attempt's clock runs, after giving back a long silence of this process. Resolves after the
 * commit; the next beat makes up for a failed one.
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

/** Gives back a long silence of this process before a call changes a clock. */
export async function giveBackSilence(deps: DowntimeDeps): Promise<void> {
  const from = accountedOf.get(deps.db);
  deps.clock.catchUp();
  if (from !== undefined && deps.clock.now() - from > LONGEST_SILENCE_MS) await beat(deps);
}

/** The last heartbeat, as the server stops accepting requests: downtime begins here. A failure never delays the stop. */
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

/** Gives back a long silence since the last heartbeat and records the next; returns its time. Inside a transaction. */
function account(deps: Pick<Deps, 'db' | 'clock' | 'log'>, from: number): number {
  const now = deps.clock.now();
  if (now - from > LONGEST_SILENCE_MS) giveBack(deps, { from, now });
  heartbeatStore(deps.db).save.run({ aliveAt: now });
  return now;
}

/** Adds one 'downtime' entry to each attempt whose clock ran; `from` and `now` are epoch milliseconds. */
function giveBack(deps: Pick<Deps, 'db' | 'log'>, { from, now }: { from: number; now: number }): void {
  let attemptCount = 0;
  for (const attempt of listTicking(deps.db)) {
    // The server was alive at any later change of this clock.
    const entry = standstill(attempt, { from: Math.max(from, attempt.movedAt), now });
    if (!entry) continue;
    const { deadline } = addClockEntry(deps, attempt, { ...entry, kind: 'downtime', actorId: null, now });
    stretchSessionsOf(deps, { studentId: attempt.studentId, aliveAt: from, deadline });
    attemptCount += 1;
  }
  if (attemptCount > 0) deps.log.info('downtime-given-back', { attemptCount, downtimeMs: now - from });
}

/**
 * The earliest clock at which a server may start: with open attempts, the last known moment of life, since a clock set back would
 * give them that time twice. Otherwise undefined.
 */
export function findEarliestStart(db: Deps['db']): number | undefined {
  const open = findLastOpen(db);
  if (!open) return undefined;
  const known = [heartbeatStore(db).find.get()?.aliveAt, findLastPause(db)?.pausedAt, open.startedAt];
  return Math.max(...known.map((time) => time ?? 0));
}
