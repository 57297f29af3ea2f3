import { readdir } from 'node:fs/promises';
import { deleteOldBackups } from './delete-old-backups';
import { type Drill, drillRestore, findDrill } from './drill';
import { makeBackup } from './make-backup';
import { backupsFolderOf, findBackupTime } from './names';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A restore is tried once a week, on the newest backup. */
const DRILL_EVERY_MS = 7 * DAY_MS;

export interface KeepBackups {
  readonly dataDir: string;
  readonly nowMs: number;
  readonly programVersion: string;
  /** Somebody asks for one: a backup is due however young the last one is. */
  readonly isAskedFor?: boolean;
}

export interface KeptBackups {
  /** The name of the backup that was made now; null when the last is younger than a day. */
  readonly made: string | null;
  readonly deleted: readonly string[];
  /** The restore that was tried now; null when the last one is younger than a week. */
  readonly drill: Drill | null;
}

/** What is due today: a backup, the deletion of those it stands for, and once a week the proof that a restore works. */
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
  // Whoever asks for one may need the one before: it goes with the next of the day.
  const deleted = isDue && !isAskedFor ? await deleteOldBackups(backups) : [];
  const name = made?.split('/').at(-1) ?? null;
  const drilledAt = (await findDrill(backups))?.at ?? Number.NEGATIVE_INFINITY;
  const drill =
    name && nowMs - drilledAt >= DRILL_EVERY_MS ? await drillRestore({ backups, name, nowMs }) : null;
  return { made: name, deleted, drill };
}

/** When each backup in the folder was made, in epoch milliseconds. */
export async function backupTimes(backups: string): Promise<number[]> {
  const names = await readdir(backups).catch(() => []);
  return names.flatMap((name) => findBackupTime(name) ?? []);
}
