import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { SettingError } from '../settings/setting';
import { syncFile, syncFolder } from './sync-to-disk';

export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/**
 * Holds the pages used by an hour's classes. SQLite's default 2 MB is evicted between calls once the rows of a class lie years
 * apart. Memory is allocated only as pages are read.
 */
const CACHE_KB = 32_000;

/**
 * Opens the SQLite file (or ':memory:', or the output of `serialize`), runs migrations and asserts the pragmas of durability.
 * synchronous must be FULL: in WAL mode the default loses acknowledged writes at a power cut.
 */
export function openDb({
  file,
  migrationsFolder,
  backupsFolder,
}: {
  file: string | Buffer;
  migrationsFolder: string;
  /** The folder of the copy made before a migration; no copy if absent. */
  backupsFolder?: string;
}): Db {
  const client = new Database(file);
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('busy_timeout = 250');
  // 16 MB: pages that a class keeps rewriting are checkpointed a quarter as often.
  client.pragma('wal_autocheckpoint = 4000');
  client.pragma(`cache_size = -${CACHE_KB}`);
  const isBehind = prepareMigration(client, { migrationsFolder, backupsFolder });
  const db = queriesOn(client);
  // A migration that rebuilds a table drops the old one, which foreign keys may reference; this pragma cannot change inside its
  // transaction.
  client.pragma('foreign_keys = OFF');
  if (isBehind) migrate(db, { migrationsFolder });
  client.pragma('foreign_keys = ON');
  assertPragma(client, 'synchronous', 2);
  assertPragma(client, 'foreign_keys', 1);
  assertPragma(client, 'journal_mode', client.memory ? 'memory' : 'wal');
  return db;
}

/**
 * Checks a database before its migration: throws for one of a newer program, and copies one with data and missing migrations to
 * the backups folder first. Returns whether there are migrations to run.
 */
function prepareMigration(
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

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** The migrations of a database compared with the program's. */
export interface SchemaState {
  readonly applied: number;
  readonly pending: number;
  /** It has a migration unknown to the program, so a newer program wrote it. */
  readonly isNewer: boolean;
}

/** Compares a database's migrations with those in the program's folder. */
export function schemaStateOf(client: Database.Database, migrationsFolder: string): SchemaState {
  const { entries } = journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const isKnown = (hash: string) =>
    entries.some(({ tag }) => hash === hashOf(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')));
  const last = entries.at(-1)?.when ?? 0;
  const applied = appliedTo(client);
  return {
    applied: applied.length,
    pending: entries.filter(({ when }) => when > (applied.at(-1)?.when ?? 0)).length,
    isNewer: applied.some(({ hash, when }) => when > last && !isKnown(hash)),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function appliedTo(client: Database.Database): { hash: string; when: number }[] {
  const table = client
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return [];
  return client
    .prepare<[], { hash: string; when: number }>(
      'select hash, created_at as "when" from __drizzle_migrations order by created_at',
    )
    .all();
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

/** Like `drizzle(client)`, with our form of parameters. */
export function queriesOn(client: Database.Database, dialect: SQLiteSyncDialect = new PlannedOnce()): Db {
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
  );
  const queries = new BetterSQLite3Database<Record<string, never>>('sync', dialect, session, undefined);
  return Object.assign(queries, { $client: client });
}

/**
 * Writes `+?` for `?`, with the same value, affinity and indexes. better-sqlite3's SQLite (STAT4) re-plans a comparison with a
 * bare parameter for each new value, 20 µs instead of 4; `+?` is planned once. Hand-written SQL must do the same.
 */
class PlannedOnce extends SQLiteSyncDialect {
  override escapeParam(): string {
    return '+?';
  }
}

function assertPragma(client: Database.Database, name: string, expected: number | string) {
  const actual = client.pragma(name, { simple: true });
  if (actual !== expected)
    throw new Error(`SQLite runs with ${name} = ${actual}, but ${expected} is needed.`);
}
