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
  /** Cache changes since the last commit, in order. */
  changes: (() => void)[];
  readonly memories: KeptInStep<unknown>[];
  readonly version: () => number;
  seenVersion: number;
  /** Whether the version was already checked in this turn of the event loop. */
  isAsked: boolean;
  /** The number of triggers. */
  watches: number;
}

const followedIn = perDb((db): Followed => {
  // Changes with each commit of another connection, never with our own.
  const statement = db.$client.prepare('pragma data_version').pluck();
  const version = () => Number(statement.get());
  return { changes: [], memories: [], version, seenVersion: version(), isAsked: false, watches: 0 };
});

/** Call at the start of a transaction: evicts everything if another process has written to the file. */
export function dropOnForeignCommit(db: Db): void {
  const followed = followedIn(db);
  const version = followed.version();
  if (version === followed.seenVersion) return;
  followed.seenVersion = version;
  for (const memory of followed.memories) memory.forgetAll();
}

/** The same outside a transaction, where it takes a lock on the file: at most once per turn of the event loop. */
export function dropOnForeignCommitInTurn(db: Db): void {
  const followed = followedIn(db);
  if (followed.isAsked) return;
  followed.isAsked = true;
  setImmediate(() => {
    followed.isAsked = false;
  });
  dropOnForeignCommit(db);
}

export const cachesOf = (db: Db): readonly RowCache<unknown>[] => followedIn(db).memories;

/** A savepoint for `rollbackCaches`. */
export const cacheSavepoint = (db: Db): number => followedIn(db).changes.length;

/** Reverts cache changes since a savepoint, after a rollback. */
export function rollbackCaches(db: Db, mark: number): void {
  for (const forget of followedIn(db).changes.splice(mark)) forget();
}

export function commitCaches(db: Db): void {
  followedIn(db).changes = [];
}

/**
 * A cache that always agrees with the database: it evicts rolled-back writes, changed watched rows, and everything after a write
 * by another process. Bounded; the oldest entries go first.
 */
export const rowCache = <Value>(
  room: Room,
  watched: readonly Watched[] = [],
): ((db: Db) => RowCache<Value>) =>
  perDb((db) => {
    const memory = memoryOf<Value>(db, room);
    followedIn(db).memories.push(memory);
    for (const each of watched)
      watch(db, each, (key) => (key === null ? memory.forgetAll() : memory.delete(key)));
    return memory;
  });

interface KeptInStep<Value> extends RowCache<Value> {
  forgetAll(): void;
}

function memoryOf<Value>(db: Db, room: Room): KeptInStep<Value> {
  const { keys: mostKeys, bytes: mostBytes = Number.POSITIVE_INFINITY } = room;
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let bytesKept = 0;
  const forget = (key: string) => {
    bytesKept -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => kept.get(key)?.value,
    set(key, value, bytes = 0) {
      forget(key);
      kept.set(key, { value, bytes });
      bytesKept += bytes;
      if (db.$client.inTransaction) followedIn(db).changes.push(() => forget(key));
      for (const longest of kept.keys()) {
        if (kept.size <= mostKeys && bytesKept <= mostBytes) break;
        forget(longest);
      }
    },
    delete: forget,
    *entries() {
      for (const [key, { value }] of kept) yield [key, value] as const;
    },
    forgetAll() {
      kept.clear();
      bytesKept = 0;
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
  followed.watches += 1;
  const name = `row_watch_${followed.watches}`;
  client.function(name, { directOnly: false }, (value: unknown) => {
    if (key === undefined) changed(null);
    else if (typeof value === 'string') changed(value);
    return null;
  });
  const on = `on main."${getTableName(table)}"`;
  const columns = of ? ` of ${of.map((column) => `"${column.name}"`).join(', ')}` : '';
  const tell = (row: 'old' | 'new') => `select ${name}(${key ? `${row}."${key.name}"` : 'null'});`;
  client.exec(`create temp trigger ${name}_update after update${columns} ${on} begin ${tell('old')} ${tell('new')} end;
    create temp trigger ${name}_insert after insert ${on} begin ${tell('new')} end;
    create temp trigger ${name}_delete after delete ${on} begin ${tell('old')} end;`);
}
