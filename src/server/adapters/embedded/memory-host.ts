import { backupName } from '../../backup/names';
import { healthCheck } from '../../operations/health';
import type { Host, HostBackup } from '../../ports/host';

/** A server without a data folder, for tests: keeps only the names of backups. */
export function memoryHost(deps: Parameters<typeof healthCheck>[0]): Host {
  const backups: HostBackup[] = [];
  return {
    warnings: [],
    health: healthCheck(deps, {}),
    findDisk: async () => null,
    backupTimes: async () => backups.map(({ madeAt }) => madeAt),
    findDrill: async () => null,
    listBackups: async () => backups,
    storage: async () => ({ databaseBytes: 0, uploads: { count: 0, bytes: 0 }, largest: [] }),
    async makeBackup(nowMs) {
      const name = backupName(nowMs);
      if (backups.some((backup) => backup.name === name)) return null;
      backups.push({ name, madeAt: nowMs, bytes: 0 });
      return name;
    },
  };
}
