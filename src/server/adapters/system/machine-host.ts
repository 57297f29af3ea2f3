import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { keepInThread } from '../../backup/daily-backups';
import { findDrill } from '../../backup/drill';
import { backupTimes } from '../../backup/keep-backups';
import { DATABASE_FILE, MANIFEST_FILE, UPLOADS_FOLDER } from '../../backup/manifest';
import { backupName, backupsFolderOf, findBackupTime } from '../../backup/names';
import { findDisk, guardBytes } from '../../disk';
import { type HealthOptions, healthCheck } from '../../operations/health';
import type { Host, HostBackup, HostStorage } from '../../ports/host';
import { VERSION } from '../../version';

interface MachineOptions extends HealthOptions {
  readonly dataDir: string;
  readonly warnings: readonly string[];
}

/** This machine and its data folder. */
export function machineHost(
  deps: Parameters<typeof healthCheck>[0],
  { warnings, ...options }: MachineOptions,
): Host {
  const { dataDir, look } = options;
  const backups = backupsFolderOf(dataDir);
  return {
    warnings,
    health: healthCheck(deps, options),
    async findDisk() {
      const disk = await findDisk(dataDir, look);
      return disk ? { ...disk, guardBytes: guardBytes(disk) } : null;
    },
    backupTimes: () => backupTimes(backups),
    findDrill: async () => (await findDrill(backups).catch(() => undefined)) ?? null,
    listBackups: () => listBackups(backups),
    storage: () => storageOf(dataDir),
    async makeBackup(nowMs) {
      const isThere = (await sizeOf(join(backups, backupName(nowMs)))) !== null;
      const work = { dataDir, nowMs, programVersion: VERSION, isAskedFor: true };
      return isThere ? null : ((await keepInThread(work))?.made ?? null);
    },
  };
}

async function listBackups(backups: string): Promise<HostBackup[]> {
  const found: HostBackup[] = [];
  for (const name of await readdir(backups).catch(() => [])) {
    const madeAt = findBackupTime(name);
    if (madeAt !== undefined) found.push({ name, madeAt, bytes: await bytesOf(join(backups, name)) });
  }
  return found;
}

const sizesSchema = z.object({ files: z.array(z.object({ bytes: z.number() })) });

/** The size of a backup from its own manifest, since it has many files. */
async function bytesOf(backup: string): Promise<number | null> {
  try {
    const { files } = sizesSchema.parse(JSON.parse(await readFile(join(backup, MANIFEST_FILE), 'utf8')));
    return files.reduce((sum, { bytes }) => sum + bytes, 0);
  } catch {
    return null;
  }
}

const SHOWN_LARGEST = 8;

async function storageOf(dataDir: string): Promise<HostStorage> {
  const database = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => sizeOf(join(dataDir, name)));
  const images: { imageUrl: string; bytes: number }[] = [];
  for (const name of await readdir(join(dataDir, UPLOADS_FOLDER)).catch(() => [])) {
    const bytes = await sizeOf(join(dataDir, UPLOADS_FOLDER, name));
    if (bytes !== null) images.push({ imageUrl: `/${UPLOADS_FOLDER}/${name}`, bytes });
  }
  return {
    databaseBytes: sum(await Promise.all(database)),
    uploads: { count: images.length, bytes: sum(images.map(({ bytes }) => bytes)) },
    largest: images.sort((one, other) => other.bytes - one.bytes).slice(0, SHOWN_LARGEST),
  };
}

const sizeOf = async (path: string): Promise<number | null> =>
  (await stat(path).catch(() => undefined))?.size ?? null;

const sum = (sizes: readonly (number | null)[]): number =>
  sizes.reduce<number>((all, size) => all + (size ?? 0), 0);
