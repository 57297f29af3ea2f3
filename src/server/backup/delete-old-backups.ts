import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsToDelete } from './retention';

/** Deletes superseded backups and returns their names. */
export async function deleteOldBackups(folder: string): Promise<string[]> {
  const names = backupsToDelete(await readdir(folder));
  for (const name of names) await rm(join(folder, name), { recursive: true });
  return names;
}
