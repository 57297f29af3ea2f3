import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase, describeFile } from './make-backup';
import { DATABASE_FILE, MANIFEST_FILE, type Manifest, manifestSchema } from './manifest';

/** Reads a backup's own account of itself; a folder without one is no backup, or one that was never finished. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`);
  return manifestSchema.parse(JSON.parse(text));
}

/** Compares every file of a backup, or of its copy, with what the manifest says of it. Rejects at the first that differs. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const found = await describeFile(join(folder, name)).catch(() => undefined);
    if (!found) throw new Error(`${name} is missing from ${folder}.`);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new Error(`${name} in ${folder} is not what was backed up.`);
    }
  }
}

/** Looks into a restored database: it is whole, and has as many rows as were backed up. */
export function checkCounts(folder: string, manifest: Manifest): void {
  const { counts } = checkDatabase(join(folder, DATABASE_FILE));
  for (const [table, count] of Object.entries(manifest.counts)) {
    if (counts[table] !== count) {
      throw new Error(`The restored table ${table} has ${counts[table]} rows instead of ${count}.`);
    }
  }
}
