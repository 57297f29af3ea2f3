import type { OperatorState } from '../../../shared/operator/schema';
import type { Deps } from '../../deps';
import { waitingOf } from '../../operations/gauges';
import { recentErrorsOf } from '../../operations/recent-errors';
import { VERSION } from '../../version';

/** The server's health for the operator, without personal data. */
export async function readOperatorState({
  db,
  clock,
  log,
  host,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'host'>): Promise<OperatorState> {
  const [{ databaseWritable, uptimeSeconds }, disk, times, drill] = await Promise.all([
    host.health(),
    host.findDisk(),
    host.backupTimes(),
    host.findDrill(),
  ]);
  const nowMs = clock.now();
  return {
    version: VERSION,
    nowMs,
    startedAt: nowMs - uptimeSeconds * 1000,
    warnings: host.warnings,
    databaseWritable,
    disk,
    backups: { count: times.length, lastAt: times.length === 0 ? null : Math.max(...times), drill },
    waiting: waitingOf(db),
    errors: recentErrorsOf(log),
  };
}
