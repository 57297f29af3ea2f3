import { existsSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFiles, readManifest } from '../backup/check-backup';
import { DATABASE_FILE } from '../backup/manifest';
import { backupsFolderOf, findBackupTime } from '../backup/names';
import { SettingError } from '../settings/setting';
import { keepPrivate, touchPrivate } from './keep-private';
import { RESTORING_FOLDER } from './names';
import { lockIdentityOf, takeServerLock } from './server-lock';
import { type Damage, whyNotStart } from './why-not-start';

/**
 * Prepares the data folder for this server alone and closes it to other users; returns the number of names
 * that were open to them. Throws, changing nothing, if another server uses it, the data is incomplete, or a
 * restore was interrupted: a new database would pass for the old one. `release` frees it before this process
 * ends.
 */
export async function openDataFolder(dataDir: string): Promise<{ closedNames: number; release: () => void }> {
  const database = join(dataDir, DATABASE_FILE);
  if (existsSync(join(dataDir, RESTORING_FOLDER)) && !existsSync(database)) {
    throw new SettingError('A restore was cut short. Please run npm run restore again with the same backup.');
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const releases = [await takeServerLock(dataDir)];
  const release = () => {
    for (const each of releases) each();
  };
  try {
    const damage = whyNotStart(dataDir);
    if (damage) throw await refusalOf(dataDir, damage);
    const closedNames = keepPrivate(dataDir);
    if (!existsSync(database)) {
      touchPrivate(database);
      releases.push(await lockIdentityOf(database, dataDir));
    }
    return { closedNames, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The damage and the remedy: the newest intact backup. */
export async function refusalOf(dataDir: string, { sentence, otherwise }: Damage): Promise<SettingError> {
  const backup = await findGoodBackup(dataDir);
  const way = backup
    ? `The newest good backup is ${backup}: npm run restore -- ${backup} puts it in place, and keeps what is there now.`
    : `There is no good backup in the data folder. ${otherwise}`;
  return new SettingError(`${sentence} Nothing was changed. ${way}`);
}

/** The name of the newest intact backup in the data folder; undefined without one. */
async function findGoodBackup(dataDir: string): Promise<string | undefined> {
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
