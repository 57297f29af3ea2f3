import Database from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { prepareMigration } from './before-migration';
import { PlannedOnce } from './planned-once';

export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/**
 * As many pages as the classes of an hour need are read from the file once. Of the 2 MB that SQLite keeps by itself nothing is left
 * from one call to the next once the rows of a class lie scattered over years. Memory is taken only as pages are read.
 */
const CACHE_KB = 32_000;

/**
 * Opens the one SQLite file (or ':memory:', or in memory what `serialize` gave), brings it to the current schema and asserts
 * the pragmas that durability rests on: synchronous must be FULL, since in WAL the default loses acknowledged writes at a
 * power cut.
 */
export function openDb({
  file,
  migrationsFolder,
  backupsFolder,
}: {
  file: string | Buffer;
  migrationsFolder: string;
  /** Where a copy is laid before a migration; none is made without it. */
  backupsFolder?: string;
}): Db {
  const client = new Database(file);
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('busy_timeout = 250');
  // 16 MB: what a class writes again and again is copied into the file once in a while, not four times as often.
  client.pragma('wal_autocheckpoint = 4000');
  client.pragma(`cache_size = -${CACHE_KB}`);
  const isBehind = prepareMigration(client, { migrationsFolder, backupsFolder });
  const db = queriesOn(client);
  // A migration that makes a table anew drops the old one, to which others may point; within its transaction this is fixed.
  client.pragma('foreign_keys = OFF');
  if (isBehind) migrate(db, { migrationsFolder });
  client.pragma('foreign_keys = ON');
  assertPragma(client, 'synchronous', 2);
  assertPragma(client, 'foreign_keys', 1);
  assertPragma(client, 'journal_mode', client.memory ? 'memory' : 'wal');
  return db;
}

/** As `drizzle(client)` makes it, but for how a parameter is written. */
export function queriesOn(client: Database.Database, dialect: SQLiteSyncDialect = new PlannedOnce()): Db {
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
  );
  const queries = new BetterSQLite3Database<Record<string, never>>('sync', dialect, session, undefined);
  return Object.assign(queries, { $client: client });
}

function assertPragma(client: Database.Database, name: string, expected: number | string) {
  const actual = client.pragma(name, { simple: true });
  if (actual !== expected)
    throw new Error(`SQLite runs with ${name} = ${actual}, but ${expected} is needed.`);
}
