import Database from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { prepareMigration } from './before-migration';
import { PlannedOnce } from './planned-once';

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
  /** Where the copy before a migration goes; none is made if absent. */
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

/** Like `drizzle(client)`, with our way of writing parameters. */
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
