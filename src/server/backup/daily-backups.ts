import { once } from 'node:events';
import type { Deps } from '../deps';
import { VERSION } from '../version';
import { startWorker } from '../worker/start-worker';
import type { KeepBackups, KeptBackups } from './keep-backups';

/** The interval of checks whether a backup is due. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

/** Makes a daily backup in a thread; failures are logged and retried at the next check. */
export function startDailyBackups(deps: Pick<Deps, 'background' | 'clock' | 'log'>, dataDir: string): void {
  const keep = async () => {
    const kept = await keepInThread({ dataDir, nowMs: deps.clock.now(), programVersion: VERSION });
    // A requested one is in progress: the next check sees it.
    if (kept === null) return;
    if (kept.made) deps.log.info('backup-made', { name: kept.made, deleted: kept.deleted.length });
    if (kept.drill?.failure) deps.log.error('restore-drill-failed', new Error(kept.drill.failure));
    else if (kept.drill) deps.log.info('restore-drill-passed', { tookMs: kept.drill.tookMs });
  };
  deps.background.every('backup', LOOK_EVERY_MS, keep);
}

/** Folders being backed up. */
const underWay = new Set<string>();

/** Does the due work in a thread; null if it is already in progress for the folder. */
export async function keepInThread(work: KeepBackups): Promise<KeptBackups | null> {
  if (underWay.has(work.dataDir)) return null;
  underWay.add(work.dataDir);
  try {
    return await inThread(work);
  } finally {
    underWay.delete(work.dataDir);
  }
}

async function inThread(work: KeepBackups): Promise<KeptBackups> {
  const worker = startWorker('backup-worker', work);
  worker.unref();
  try {
    const [kept] = await Promise.race([once(worker, 'message'), endOf(worker)]);
    return kept as KeptBackups;
  } finally {
    await worker.terminate();
  }
}

async function endOf(worker: ReturnType<typeof startWorker>): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The backup thread ended before it was done.');
}
