import type { OperatorState } from '../../shared/operations/operator-state';
import { findDrill } from '../backup/drill';
import { backupTimes } from '../backup/keep-backups';
import { backupsFolderOf } from '../backup/names';
import type { Deps } from '../deps';
import { VERSION } from '../version';
import { findDisk, guardBytes } from './disk';
import { waitingOf } from './gauges';
import type { Health, HealthOptions } from './health';
import { recentErrorsOf } from './recent-errors';

/** How the server is, for the page of whoever runs it: nothing of any person. */
export async function readOperatorState(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { dataDir, look, warnings = [] }: HealthOptions & { readonly warnings?: readonly string[] | undefined },
  { databaseWritable, uptimeSeconds }: Health,
): Promise<OperatorState> {
  const backups = dataDir === undefined ? undefined : backupsFolderOf(dataDir);
  const [disk, times, drill] = await Promise.all([
    dataDir === undefined ? undefined : findDisk(dataDir, look),
    backups === undefined ? [] : backupTimes(backups),
    backups === undefined ? undefined : findDrill(backups).catch(() => undefined),
  ]);
  const nowMs = clock.now();
  return {
    version: VERSION,
    nowMs,
    startedAt: nowMs - uptimeSeconds * 1000,
    warnings,
    databaseWritable,
    disk: disk ? { ...disk, guardBytes: guardBytes(disk) } : null,
    backups: {
      count: times.length,
      lastAt: times.length === 0 ? null : Math.max(...times),
      drill: drill
        ? { backup: drill.backup, at: drill.at, tookMs: drill.tookMs, failure: drill.failure }
        : null,
    },
    waiting: waitingOf(db),
    errors: recentErrorsOf(log),
  };
}
