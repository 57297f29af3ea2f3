import type { Deps } from '../deps';
import { findDisk, isDiskLow, type LookAtDisk } from '../disk';

const LOOK_EVERY_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** Checks the disk and logs when it becomes almost full and when it has space again. */
export function diskWatch(
  { log }: Pick<Deps, 'log'>,
  { dataDir, look }: { readonly dataDir: string; readonly look?: LookAtDisk },
): () => Promise<void> {
  let wasLow = false;
  return async () => {
    const disk = await findDisk(dataDir, look);
    if (!disk || isDiskLow(disk) === wasLow) return;
    wasLow = !wasLow;
    const freeMegabytes = Math.floor(disk.freeBytes / MEGABYTE);
    if (wasLow) log.error('disk-low', new Error('Only answers are stored now.'), { freeMegabytes });
    else log.info('disk-has-room', { freeMegabytes });
  };
}

/** Checks once a minute, starting now. */
export function startDiskWatch(deps: Pick<Deps, 'background' | 'log'>, dataDir: string): void {
  const watch = diskWatch(deps, { dataDir });
  deps.background.soon('watch-disk', watch);
  deps.background.every('watch-disk', LOOK_EVERY_MS, watch);
}
