import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { SettingError } from '../settings/setting';
import { schemaStateOf } from './schema-version';
import { syncFile, syncFolder } from './sync-to-disk';

/**
 * Checks a database before its migration: throws for one of a newer program, and copies one with data and missing migrations to
 * the backups folder first. Returns whether there are migrations to run.
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
