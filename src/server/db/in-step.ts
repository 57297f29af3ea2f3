import type { Db } from './open';
import { perDb } from './store';

/** What is kept in memory of rows of the database, by key. */
export interface InStep<Value> {
  get(key: string): Value | undefined;
  /** Keeps what stands once the write at hand is committed; where it is taken back, the key is forgotten. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
}

interface Room {
  readonly keys: number;
  /** Of all values, as whoever keeps them counts. */
  readonly bytes: number;
}

interface Followed {
  /** What the writes since the last commit have changed in memory, in their order. */
  changes: (() => void)[];
  readonly memories: (() => void)[];
  readonly version: () => number;
  seenVersion: number;
}

const followedIn = perDb((db): Followed => {
  // It changes with each commit of any other connection, and never with our own.
  const statement = db.$client.prepare('pragma data_version').pluck();
  const version = () => Number(statement.get());
  return { changes: [], memories: [], version, seenVersion: version() };
});

/** To be called where a transaction begins: forgets everything if another process has written to the file since the last. */
export function followOthers(db: Db): void {
  const followed = followedIn(db);
  const version = followed.version();
  if (version === followed.seenVersion) return;
  followed.seenVersion = version;
  for (const forget of followed.memories) forget();
}

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
 * A memory of rows that never says anything but the database: it forgets what a write has changed that was taken back, and
 * everything once another process has written. Bounded: what was set longest ago goes first.
 */
export const inStep = <Value>(room: Room): ((db: Db) => InStep<Value>) => perDb((db) => memoryOf(db, room));

function memoryOf<Value>(db: Db, room: Room): InStep<Value> {
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let bytesKept = 0;
  const forget = (key: string) => {
    bytesKept -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  followedIn(db).memories.push(() => {
    kept.clear();
    bytesKept = 0;
  });
  return {
    get: (key) => kept.get(key)?.value,
    set(key, value, bytes) {
      forget(key);
      kept.set(key, { value, bytes });
      bytesKept += bytes;
      if (db.$client.inTransaction) followedIn(db).changes.push(() => forget(key));
      for (const longest of kept.keys()) {
        if (kept.size <= room.keys && bytesKept <= room.bytes) break;
        forget(longest);
      }
    },
    delete: forget,
  };
}
