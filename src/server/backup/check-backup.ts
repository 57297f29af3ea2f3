import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkDatabase, describeFile } from './make-backup';
import { DATABASE_FILE, MANIFEST_FILE, type Manifest, manifestSchema } from './manifest';

/** Reads a backup's manifest; a folder without one is no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await textOf(folder).catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`);
  const manifest = manifestSchema.safeParse(jsonIn(text)).data;
  if (!manifest) {
    throw new Error(
      `${MANIFEST_FILE} in ${folder} was not written by a backup: it is damaged or tampered with.`,
    );
  }
  for (const { name } of manifest.files) await refuseDetour(folder, name);
  return manifest;
}

async function textOf(folder: string): Promise<string> {
  await refuseDetour(folder, MANIFEST_FILE);
  return readFile(join(folder, MANIFEST_FILE), 'utf8');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A link or pipe instead of a file could point elsewhere or never end. */
async function refuseDetour(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  const [within, found] = [await kindOf(dirname(file)), await kindOf(file)];
  // Missing files are reported by the next check.
  if ((within && !within.isDirectory()) || (found && !found.isFile()))
    throw new Error(`${name} in ${folder} is not a file of its own.`);
}

const kindOf = (place: string) => lstat(place).catch(() => undefined);

/** Compares every file of a backup or its copy with the manifest. Rejects at the first difference. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const found = await describeFile(join(folder, name)).catch(() => undefined);
    if (!found) throw new Error(`${name} is missing from ${folder}.`);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new Error(`${name} in ${folder} is not what was backed up.`);
    }
  }
}

/** Checks a restored database: integrity, and the row counts of the backup. */
export function checkCounts(folder: string, manifest: Manifest): void {
  const { counts } = checkDatabase(join(folder, DATABASE_FILE));
  for (const [table, count] of Object.entries(manifest.counts)) {
    if (counts[table] !== count) {
      throw new Error(`The restored table ${table} has ${counts[table]} rows instead of ${count}.`);
    }
  }
}
