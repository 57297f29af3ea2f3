import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { SettingError } from '../settings/setting';
import { schemaStateOf } from './schema-version';
import { syncFile, syncFolder } from './sync-to-disk';

/**
 * Looks at a database before it is brought to the current schema: one of a newer program is refused with a sentence, and of
 * one that has data and lacks migrations a whole copy is laid into the folder of backups first. Answers whether there is
 * anything to migrate.
 */
export function prepareMigration(
  client: Database.Database,
  { migrationsFolder, backupsFolder }: { migrationsFolder: string; backupsFolder: string | undefined },
): boolean {
  const { applied, pending, isNewer } = schemaStateOf(client, migrationsFolder);
  if (isNewer) {
    throw new SettingError(
      'The data was written by a newer version of this program. Start that version, or restore a backup of this one.',
    );
  }
  if (applied > 0 && pending > 0 && backupsFolder !== undefined) copyInto(backupsFolder, client, applied);
  return pending > 0;
}

function copyInto(backupsFolder: string, client: Database.Database, applied: number): void {
  mkdirSync(backupsFolder, { recursive: true, mode: 0o700 });
  const file = join(backupsFolder, `before-migration-${applied}.sqlite`);
  const unfinished = `${file}.partial`;
  rmSync(unfinished, { force: true });
  client.prepare('vacuum into ?').run(unfinished);
  syncFile(unfinished);
  renameSync(unfinished, file);
  syncFolder(backupsFolder);
}
