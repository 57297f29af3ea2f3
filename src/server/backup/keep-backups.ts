import { readdir } from 'node:fs/promises';
import { type Drill, drillRestore, findDrill } from './drill';
import { makeBackup } from './make-backup';
import { backupsFolderOf, findBackupTime } from './names';
import { deleteOldBackups } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest backup is trial-restored once a week. */
const DRILL_EVERY_MS = 7 * DAY_MS;

export interface KeepBackups {
  readonly dataDir: string;
  readonly nowMs: number;
  readonly programVersion: string;
  /** Requested by the operator: due regardless of the last one's age. */
  readonly isAskedFor?: boolean;
}

export interface KeptBackups {
  /** The new backup's name; null if the last is younger than a day. */
  readonly made: string | null;
  readonly deleted: readonly string[];
  /** The trial restore; null if the last is younger than a week. */
  readonly drill: Drill | null;
}

/** Today's work: a backup, the deletion of superseded ones, and weekly a trial restore. */
export async function keepBackups({
  dataDir,
  nowMs,
  programVersion,
  isAskedFor = false,
}: KeepBackups): Promise<KeptBackups> {
  const backups = backupsFolderOf(dataDir);
  const last = Math.max(...(await backupTimes(backups)), Number.NEGATIVE_INFINITY);
  const isDue = isAskedFor || nowMs - last >= DAY_MS;
  const made = isDue ? (await makeBackup({ dataDir, into: backups, nowMs, programVersion })).folder : null;
  // The operator may still need the previous backup: the next daily one deletes it.
  const deleted = isDue && !isAskedFor ? await deleteOldBackups(backups) : [];
  const name = made?.split('/').at(-1) ?? null;
  const drilledAt = (await findDrill(backups))?.at ?? Number.NEGATIVE_INFINITY;
  const drill =
    name && nowMs - drilledAt >= DRILL_EVERY_MS ? await drillRestore({ backups, name, nowMs }) : null;
  return { made: name, deleted, drill };
}

/** The times of the backups in the folder, in epoch milliseconds. */
export async function backupTimes(backups: string): Promise<number[]> {
  const names = await readdir(backups).catch(() => []);
  return names.flatMap((name) => findBackupTime(name) ?? []);
}
