import { type Column, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';
import { perDb } from './store';

/** What is kept in memory of rows of the database, by key. */
export interface InStep<Value> {
  get(key: string): Value | undefined;
  /** Keeps what stands once the write at hand is committed; where it is taken back, the key is forgotten. */
  set(key: string, value: Value, bytes?: number): void;
  delete(key: string): void;
  entries(): Iterable<readonly [key: string, value: Value]>;
}

/** Rows that values are made of: what is kept under the key of one that changes is forgotten, or everything without a key. */
interface Watched {
  readonly table: SQLiteTable;
  /** A column of the table. */
  readonly key?: Column;
  /** Only changes of these columns count. */
  readonly of?: readonly Column[];
}

interface Room {
  readonly keys: number;
  /** Of all values, as whoever keeps them counts; any number where it is left out. */
  readonly bytes?: number;
}

interface Followed {
  /** What the writes since the last commit have changed in memory, in their order. */
  changes: (() => void)[];
  readonly memories: KeptInStep<unknown>[];
  readonly version: () => number;
  seenVersion: number;
  /** Whether that was asked in this turn of the event loop. */
  isAsked: boolean;
  /** How many triggers there are. */
  watches: number;
}

const followedIn = perDb((db): Followed => {
  // It changes with each commit of any other connection, and never with our own.
  const statement = db.$client.prepare('pragma data_version').pluck();
  const version = () => Number(statement.get());
  return { changes: [], memories: [], version, seenVersion: version(), isAsked: false, watches: 0 };
});

/** To be called where a transaction begins: forgets everything if another process has written to the file since the last. */
export function followOthers(db: Db): void {
  const followed = followedIn(db);
  const version = followed.version();
  if (version === followed.seenVersion) return;
  followed.seenVersion = version;
  for (const memory of followed.memories) memory.forgetAll();
}

/** The same outside of a transaction, where it costs a lock of the file: once for all that comes in one turn of the event loop. */
export function followOthersInTurn(db: Db): void {
  const followed = followedIn(db);
  if (followed.isAsked) return;
  followed.isAsked = true;
  setImmediate(() => {
    followed.isAsked = false;
  });
  followOthers(db);
}

/** All memories of a database that were asked for. */
export const memoriesIn = (db: Db): readonly InStep<unknown>[] => followedIn(db).memories;

/** A mark to take back to. */
export const changesSoFar = (db: Db): number => followedIn(db).changes.length;

/** Forgets what was changed in memory since a mark, because the writes that it went with are taken back. */
export function takeBackTo(db: Db, mark: number): void {
  for (const forget of followedIn(db).changes.splice(mark)) forget();
}

/** What was changed in memory stands: the transaction is committed. */
export function keepChanges(db: Db): void {
  followedIn(db).changes = [];
}

/**
 * A memory of rows that never says anything but the database: it forgets what a write has changed that was taken back, rows
 * that it watches when they change, and everything once another process has written. Bounded: what was set longest ago goes
 * first.
 */
export const inStep = <Value>(room: Room, watched: readonly Watched[] = []): ((db: Db) => InStep<Value>) =>
  perDb((db) => {
    const memory = memoryOf<Value>(db, room);
    followedIn(db).memories.push(memory);
    for (const each of watched)
      watch(db, each, (key) => (key === null ? memory.forgetAll() : memory.delete(key)));
    return memory;
  });

interface KeptInStep<Value> extends InStep<Value> {
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
 * Tells of every row that comes, changes or goes, whatever statement does it: by its key, or null without one. By triggers of this
 * connection, which stand in no file.
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
