import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'inTransaction'>;

/** Smaller steps are a clock being adjusted gradually. */
const JUMP_MS = 2000;

const offOf = new WeakMap<Deps['db'], number>();

/** Reports in the log and to the operator that the machine's clock was set; no attempt's clock moves. */
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
