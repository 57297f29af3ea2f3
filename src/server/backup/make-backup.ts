import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { syncFile, syncFolder } from '../db/sync-to-disk';
import { type LookAtDisk, refuseWhenDiskIsLow } from '../disk';
import {
  COUNTED_TABLES,
  DATABASE_FILE,
  isBackedUp,
  MANIFEST_FILE,
  type Manifest,
  SECRETS_FILE,
  UPLOADS_FOLDER,
} from './manifest';
import { backupName } from './names';

/** More pages than any database, so that one step copies everything and concurrent writes do not restart it. */
const ALL_PAGES = 0x7fff_ffff;

export interface BackupRequest {
  readonly dataDir: string;
  /** The folder of backups, created if missing. */
  readonly into: string;
  readonly nowMs: number;
  readonly programVersion: string;
  readonly look?: LookAtDisk;
}

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Copies the data of a possibly running server: the database at one moment with every acknowledged answer,
 * the images and the secrets; verifies the copy before naming it. Uses its own connection and blocks no
 * request. Rejects, leaving nothing, if the copy would take the space reserved for answers, or fails
 * verification.
 */
export async function makeBackup({
  dataDir,
  into,
  nowMs,
  programVersion,
  ...disk
}: BackupRequest): Promise<MadeBackup> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  await refuseWhenDiskIsLow(into, { bytes: await bytesOf(dataDir), ...disk });
  const folder = join(into, backupName(nowMs));
  const unfinished = `${folder}.partial`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, UPLOADS_FOLDER), { recursive: true, mode: 0o700 });
  try {
    await copyDatabase(join(dataDir, DATABASE_FILE), join(unfinished, DATABASE_FILE));
    const database = checkDatabase(join(unfinished, DATABASE_FILE));
    // After the database: images are stored before they are referenced and never change.
    await copyFiles(dataDir, unfinished);
    const files = await describeFiles(unfinished);
    const manifest = { madeAt: nowMs, programVersion, ...database, files };
    await writeFile(join(unfinished, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
      flush: true,
      mode: 0o600,
    });
    syncFolder(unfinished);
    await rename(unfinished, folder);
    syncFolder(into);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const client = new Database(from, { fileMustExist: true, timeout: 5000 });
  try {
    await client.backup(to, { progress: () => ALL_PAGES });
  } finally {
    client.close();
  }
  syncFile(to);
}

/** Checks a database's integrity; throws the problem. */
export function checkDatabase(file: string): Pick<Manifest, 'counts' | 'schemaVersion'> {
  const client = new Database(file, { fileMustExist: true });
  try {
    // A copy keeps its original's journal mode; alone in its folder it needs no second file.
    client.pragma('journal_mode = DELETE');
    const [verdict] = client.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (verdict?.integrity_check !== 'ok')
      throw new Error(`The copy is damaged: ${verdict?.integrity_check}`);
    const [orphan] = client.pragma('foreign_key_check') as { table: string }[];
    if (orphan) throw new Error(`The copy is damaged: a row of ${orphan.table} belongs to nothing.`);
    const count = (table: string) => Number(client.prepare(`select count(*) from "${table}"`).pluck().get());
    return {
      counts: Object.fromEntries(COUNTED_TABLES.map((table) => [table, count(table)])),
      schemaVersion: count('__drizzle_migrations'),
    };
  } finally {
    client.close();
  }
}

/** The approximate size of a backup. */
async function bytesOf(dataDir: string): Promise<number> {
  const images = await readdir(join(dataDir, UPLOADS_FOLDER)).catch(() => []);
  let bytes = (await stat(join(dataDir, DATABASE_FILE))).size;
  for (const image of images) {
    const found = await stat(join(dataDir, UPLOADS_FOLDER, image)).catch(() => undefined);
    bytes += found?.size ?? 0;
  }
  return bytes;
}

async function copyFiles(from: string, to: string): Promise<void> {
  const images = await readdir(join(from, UPLOADS_FOLDER), { withFileTypes: true }).catch(() => []);
  const files = images.filter((entry) => entry.isFile()).map(({ name }) => `${UPLOADS_FOLDER}/${name}`);
  const names = [SECRETS_FILE, ...files.filter(isBackedUp)];
  for (const name of names) {
    // Clones where the file system can, which takes neither time nor space.
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
    syncFile(join(to, name));
  }
  syncFolder(join(to, UPLOADS_FOLDER));
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const described: Manifest['files'] = [];
  for (const name of names) described.push({ name, ...(await describeFile(join(folder, name))) });
  return described;
}

/** The size and hash of a file. */
export async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(file);
  const { size } = await handle.stat();
  await handle.close();
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: size, sha256: hash.digest('hex') };
}
