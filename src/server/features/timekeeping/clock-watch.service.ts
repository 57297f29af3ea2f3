import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { timekeepingRepo } from './repo';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'inTransaction'>;

/** Less is a clock that is being set right bit by bit. */
const JUMP_MS = 2000;

const offOf = new WeakMap<Deps['db'], number>();

/**
 * The time before which a server must not begin: with attempts open, the last moment at which it is known to have lived. On a
 * clock that was set back they would otherwise get the time once more. Without one any time will do.
 */
export function findEarliestStart(db: Deps['db']): number | undefined {
  const repo = timekeepingRepo(db);
  const open = repo.findOpen.get();
  if (!open) return undefined;
  const known = [repo.findHeartbeat.get()?.aliveAt, repo.findLastPause.get()?.pausedAt, open.startedAt];
  return Math.max(...known.map((time) => time ?? 0));
}

/** Notes that the clock of the machine was set, in the log and for whoever runs the server; no clock of an attempt moves. */
export async function watchClock(deps: WatchDeps): Promise<void> {
  const { db, clock, log } = deps;
  clock.catchUp();
  const offMs = clock.wall() - clock.now();
  const jumpedMs = offMs - (offOf.get(db) ?? 0);
  if (Math.abs(jumpedMs) <= JUMP_MS) return;
  const after = { jumpedMs, offMs };
  deps.inTransaction(() =>
    recordAudit(db, { at: clock.now(), actorId: null, action: 'clock-jumped', subject: 'server', after }),
  );
  offOf.set(db, offMs);
  log.error(
    'clock-jumped',
    new Error('The clock of the machine was set; the server goes by its own.'),
    after,
  );
}
