import { findDrill } from '../../backup/drill';
import { backupTimes } from '../../backup/keep-backups';
import { backupsFolderOf } from '../../backup/names';
import { findDisk, guardBytes } from '../../operations/disk';
import { type HealthOptions, healthCheck } from '../../operations/health';
import type { Host } from '../../ports/host';

interface MachineOptions extends HealthOptions {
  readonly warnings?: readonly string[];
}

/** This machine, and the data folder where there is one. */
export function machineHost(
  deps: Parameters<typeof healthCheck>[0],
  { warnings = [], ...options }: MachineOptions = {},
): Host {
  const { dataDir, look } = options;
  const backups = dataDir === undefined ? undefined : backupsFolderOf(dataDir);
  return {
    warnings,
    health: healthCheck(deps, options),
    async findDisk() {
      const disk = dataDir === undefined ? undefined : await findDisk(dataDir, look);
      return disk ? { ...disk, guardBytes: guardBytes(disk) } : null;
    },
    backupTimes: async () => (backups === undefined ? [] : backupTimes(backups)),
    async findDrill() {
      const drill = backups === undefined ? undefined : await findDrill(backups).catch(() => undefined);
      return drill ?? null;
    },
  };
}
