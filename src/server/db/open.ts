import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/**
 * Opens the one SQLite file (or ':memory:'), brings it to the current schema and asserts the pragmas that durability
 * rests on: synchronous must be FULL, since in WAL the default loses acknowledged writes at a power cut.
 */
export function openDb({ file, migrationsFolder }: { file: string; migrationsFolder: string }): Db {
  const client = new Database(file);
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('busy_timeout = 250');
  const db = drizzle(client);
  migrate(db, { migrationsFolder });
  client.pragma('foreign_keys = ON');
  assertPragma(client, 'synchronous', 2);
  assertPragma(client, 'foreign_keys', 1);
  assertPragma(client, 'journal_mode', file === ':memory:' ? 'memory' : 'wal');
  return db;
}

function assertPragma(client: Database.Database, name: string, expected: number | string) {
  const actual = client.pragma(name, { simple: true });
  if (actual !== expected)
    throw new Error(`SQLite runs with ${name} = ${actual}, but ${expected} is needed.`);
}
