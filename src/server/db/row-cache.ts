import { type Column, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';
import { perDb } from './store';

export interface RowCache<Value> {
  get(key: string): Value | undefined;
  /** Caches a value as of the end of the current transaction; a rollback evicts the key. */
  set(key: string, value: Value, bytes?: number): void;
  delete(key: string): void;
  entries(): Iterable<readonly [key: string, value: Value]>;
}

/** Rows that cached values derive from: a change evicts its key, or everything if no key is given. */
interface Watched {
  readonly table: SQLiteTable;
  /** A column of the table. */
  readonly key?: Column;
  /** Only changes of these columns evict. */
  readonly of?: readonly Column[];
}

interface Room {
  readonly keys: number;
  /** Total size of all values, in units of the caller's choice; unlimited if absent. */
  readonly bytes?: number;
}

interface Followed {
  /** The actions that a rollback takes for each cache change since the last commit, in order. */
  changes: (() => void)[];
  readonly caches: ManagedCache<unknown>[];
  readonly version: () => number;
  seenVersion: number;
  /** Whether the version was already checked in this turn of the event loop. */
  isChecked: boolean;
  triggerCount: number;
}

const followedIn = perDb((db): Followed => {
  // Changes with each commit of another connection, never with our own.
  const statement = db.$client.prepare('pragma data_version').pluck();
  const version = () => Number(statement.get());
  return { changes: [], caches: [], version, seenVersion: version(), isChecked: false, triggerCount: 0 };
});

/** Call at the start of a transaction: evicts everything if another process has written to the file. */
export function dropOnForeignCommit(db: Db): void {
  const followed = followedIn(db);
  const version = followed.version();
  if (version === followed.seenVersion) return;
  followed.seenVersion = version;
  for (const cache of followed.caches) cache.forgetAll();
}

/** The same outside a transaction, where it takes a lock on the file: at most once per turn of the event loop. */
export function dropOnForeignCommitInTurn(db: Db): void {
  const followed = followedIn(db);
  if (followed.isChecked) return;
  followed.isChecked = true;
  setImmediate(() => {
    followed.isChecked = false;
  });
  dropOnForeignCommit(db);
}

export const cachesOf = (db: Db): readonly RowCache<unknown>[] => followedIn(db).caches;

/** A savepoint for `rollbackCaches`. */
export const cacheSavepoint = (db: Db): number => followedIn(db).changes.length;

/** Reverts cache changes since a savepoint, after a rollback. */
export function rollbackCaches(db: Db, mark: number): void {
  for (const revert of followedIn(db).changes.splice(mark)) revert();
}

export function commitCaches(db: Db): void {
  followedIn(db).changes = [];
}

/**
 * A cache that always agrees with the database: it evicts rolled-back writes, changed watched rows, and everything after
 * a write by another process. Bounded; the oldest entries go first.
 */
export const rowCache = <Value>(
  room: Room,
  watched: readonly Watched[] = [],
): ((db: Db) => RowCache<Value>) =>
  perDb((db) => {
    const cache = createCache<Value>(db, room);
    followedIn(db).caches.push(cache);
    for (const each of watched)
      watch(db, each, (key) => (key === null ? cache.forgetAll() : cache.delete(key)));
    return cache;
  });

interface ManagedCache<Value> extends RowCache<Value> {
  forgetAll(): void;
}

function createCache<Value>(db: Db, room: Room): ManagedCache<Value> {
  const { keys: mostKeys, bytes: mostBytes = Number.POSITIVE_INFINITY } = room;
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let totalBytes = 0;
  const forget = (key: string) => {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => entries.get(key)?.value,
    set(key, value, bytes = 0) {
      forget(key);
      entries.set(key, { value, bytes });
      totalBytes += bytes;
      if (db.$client.inTransaction) followedIn(db).changes.push(() => forget(key));
      for (const longest of entries.keys()) {
        if (entries.size <= mostKeys && totalBytes <= mostBytes) break;
        forget(longest);
      }
    },
    delete: forget,
    *entries() {
      for (const [key, { value }] of entries) yield [key, value] as const;
    },
    forgetAll() {
      entries.clear();
      totalBytes = 0;
    },
  };
}

/**
 * Reports every inserted, updated or deleted row by key, or null without one, whatever statement changed it. Uses temporary
 * triggers of this connection.
 */
function watch(db: Db, { table, key, of }: Watched, changed: (key: string | null) => void): void {
  const { $client: client } = db;
  const followed = followedIn(db);
  followed.triggerCount += 1;
  const name = `row_watch_${followed.triggerCount}`;
  client.function(name, { directOnly: false }, (value: unknown) => {
    if (key === undefined) changed(null);
    else if (typeof value === 'string') changed(value);
    return null;
  });
  const on = `on main."${getTableName(table)}"`;
  const columns = of ? ` of ${of.map((column) => `"${column.name}"`).join(', ')}` : '';
  const tell = (row: 'old' | 'new') => `select ${name}(${key ? `${row}."${key.name}"` : 'null'});`;
  const createTriggers = () => {
    client.exec(`create temp trigger ${name}_update after update${columns} ${on} begin ${tell('old')} ${tell('new')} end;
      create temp trigger ${name}_insert after insert ${on} begin ${tell('new')} end;
      create temp trigger ${name}_delete after delete ${on} begin ${tell('old')} end;`);
    // A rollback also drops the triggers created in its transaction.
    if (client.inTransaction) followed.changes.push(createTriggers);
  };
  createTriggers();
}
