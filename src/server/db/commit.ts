import { errorCodeOf } from '../rules/error-code';
import type { Db } from './open';
import { cacheSavepoint, commitCaches, dropOnForeignCommit, rollbackCaches } from './row-cache';

type NotAPromise<Value> = Value extends PromiseLike<unknown> ? never : Value;

/** Runs writes in one transaction. better-sqlite3 is synchronous, so an async callback does not compile. */
export type InTransaction = <Value>(write: () => NotAPromise<Value>) => Value;

/** The transaction runner of a database; nested calls are savepoints. */
export function transactionOf(db: Db): InTransaction {
  const client = db.$client;
  return <Value>(write: () => NotAPromise<Value>): Value =>
    whileDiskHolds(db, () => {
      const begins = !client.inTransaction;
      const followed = () => {
        if (begins) dropOnForeignCommit(db);
        return (write as () => Value)();
      };
      const value = withCaches(db, () => client.transaction(followed).immediate());
      if (begins) commitCaches(db);
      return value;
    });
}

/** Runs writes; a rollback also reverts their changes to caches. */
function withCaches<Value>(db: Db, write: () => Value): Value {
  const mark = cacheSavepoint(db);
  try {
    return write();
  } catch (error) {
    rollbackCaches(db, mark);
    throw error;
  }
}

interface Waiting {
  readonly write: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Queues a synchronous write and resolves after its commit. A failing write rolls back alone. */
export type GroupCommit = <Value>(write: () => Value) => Promise<Value>;

interface Measure {
  observe(value: number): void;
}
/** Metrics of each commit: the writes in it and its duration. */
interface CommitMeters {
  readonly commitWrites: Measure;
  readonly commitSeconds: Measure;
}

const LONGEST_WAIT_MS = 8;

/**
 * One commit, and so one fsync, for all writes of a few milliseconds: simultaneous saves of a class stay
 * fast, and every acknowledged answer is on disk.
 */
export function groupCommitOf(
  db: Db,
  meters?: CommitMeters,
  longestWaitMs = LONGEST_WAIT_MS,
): GroupCommit & { flush: () => void } {
  const client = db.$client;
  let queue: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  const commitAll = client.transaction((batch: readonly Waiting[]): Outcome[] => {
    dropOnForeignCommit(db);
    return batch.map(runAlone);
  });
  const runOne = client.transaction((write: () => unknown) => write());
  function runAlone({ write }: Waiting): Outcome {
    try {
      return { value: withCaches(db, () => runOne(write)) };
    } catch (error) {
      // A full or failing disk rolls back the whole transaction, so nothing of this batch is stored.
      if (!client.inTransaction) throw error;
      return { error };
    }
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    const began = performance.now();
    try {
      const outcomes = whileDiskHolds(db, () => withCaches(db, () => commitAll.immediate(batch)));
      commitCaches(db);
      const tookMs = performance.now() - began;
      batch.forEach((waiting, at) => {
        settle(waiting, outcomes[at] as Outcome);
      });
      meters?.commitWrites.observe(batch.length);
      meters?.commitSeconds.observe(tookMs / 1000);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  const groupCommit = <Value>(write: () => Value) =>
    new Promise<Value>((resolve, reject) => {
      queue.push({ write, resolve: resolve as (value: unknown) => void, reject });
      timer ??= setTimeout(flush, longestWaitMs);
    });
  return Object.assign(groupCommit, { flush });
}

function settle({ resolve, reject }: Waiting, outcome: Outcome) {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.value);
}

/** Whether the file can still be trusted, and the listener for its failure. */
interface DiskWatch {
  failure: unknown;
  listener: ((error: unknown) => void) | undefined;
}

/** An I/O failure or a corrupt file, unlike passing states such as a full disk or a lock. */
const FAILED = /^SQLITE_(IOERR|CORRUPT|NOTADB)/;

const watches = new WeakMap<Db, DiskWatch>();

function watchOf(db: Db): DiskWatch {
  const known = watches.get(db) ?? { failure: undefined, listener: undefined };
  watches.set(db, known);
  return known;
}

/** Calls the listener at the first failed write, immediately if one has failed already. */
export function onDiskFailure(db: Db, listener: (error: unknown) => void): void {
  const watch = watchOf(db);
  watch.listener = listener;
  if (watch.failure !== undefined) listener(watch.failure);
}

/**
 * Runs a write unless the disk has failed before. After a failed fsync the state on disk is unknown, so nothing more is written
 * or acknowledged until a restart has read the file again.
 */
function whileDiskHolds<Value>(db: Db, write: () => Value): Value {
  const watch = watchOf(db);
  if (watch.failure !== undefined) throw watch.failure;
  try {
    return write();
  } catch (error) {
    if (watch.failure === undefined && FAILED.test(errorCodeOf(error))) {
      watch.failure = error;
      watch.listener?.(error);
    }
    throw error;
  }
}
