import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFiles, readManifest } from '../backup/check-backup';
import { backupsFolderOf, findBackupTime } from '../backup/names';

/** The name of the newest backup in the data folder whose files are all as they were backed up; undefined without one. */
export async function findGoodBackup(dataDir: string): Promise<string | undefined> {
  const backups = backupsFolderOf(dataDir);
  const names = (await readdir(backups).catch(() => [])).filter((name) => findBackupTime(name) !== undefined);
  for (const name of names.sort().reverse()) if (await isGood(join(backups, name))) return name;
  return undefined;
}

const isGood = (backup: string): Promise<boolean> =>
  readManifest(backup)
    .then((manifest) => checkFiles(backup, manifest))
    .then(
      () => true,
      () => false,
    );
