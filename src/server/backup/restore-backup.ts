import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from '../db/sync-to-disk';
import { checkCounts, checkFiles, readManifest } from './check-backup';
import { DATABASE_FILE, type Manifest, SECRETS_FILE, UPLOADS_FOLDER } from './manifest';
import { backupName } from './names';

const DATA = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, SECRETS_FILE, UPLOADS_FOLDER];

export interface Restored {
  readonly manifest: Manifest;
  /** The folder that now holds the previous data; null if there was none. */
  readonly replaced: string | null;
}

/**
 * Replaces the data of a stopped server with a backup. Copies and checks everything first; the previous data
 * is moved to a separate folder, never deleted. Rejects, changing nothing, if the backup is incomplete.
 */
export async function restoreBackup({
  backup,
  dataDir,
  nowMs,
}: {
  backup: string;
  dataDir: string;
  nowMs: number;
}): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const incoming = join(dataDir, 'restoring');
  const manifest = await copyChecked(backup, incoming);
  const present = DATA.filter((name) => existsSync(join(dataDir, name)));
  const replaced = present.length === 0 ? null : join(dataDir, `replaced-${backupName(nowMs).slice(5)}`);
  if (replaced) {
    await mkdir(replaced, { mode: 0o700 });
    for (const name of present) await rename(join(dataDir, name), join(replaced, name));
  }
  // The database last: without it the next start would silently create a new one.
  const names = (await readdir(incoming)).sort((left) => (left === DATABASE_FILE ? 1 : -1));
  for (const name of names) await rename(join(incoming, name), join(dataDir, name));
  await rm(incoming, { recursive: true });
  syncFolder(dataDir);
  return { manifest, replaced };
}

/** Copies the files of a backup into a new folder and checks the copies. */
export async function copyChecked(backup: string, into: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await rm(into, { recursive: true, force: true });
  await mkdir(join(into, UPLOADS_FOLDER), { recursive: true, mode: 0o700 });
  for (const { name } of manifest.files) {
    await cp(join(backup, name), join(into, name));
    syncFile(join(into, name));
  }
  await checkFiles(into, manifest);
  checkCounts(into, manifest);
  return manifest;
}
