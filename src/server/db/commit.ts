import { errorCodeOf } from '../../shared/error-code';
import { changesSoFar, followOthers, keepChanges, takeBackTo } from './in-step';
import type { Db } from './open';

type NotAPromise<Value> = Value extends PromiseLike<unknown> ? never : Value;

/** Runs several writes as one: all or none. better-sqlite3 is synchronous, so an async callback does not compile. */
export type InTransaction = <Value>(write: () => NotAPromise<Value>) => Value;

/** The transaction runner of a database; nested calls become savepoints. */
export function transactionOf(db: Db): InTransaction {
  const client = db.$client;
  return <Value>(write: () => NotAPromise<Value>): Value =>
    whileDiskHolds(db, () => {
      const begins = !client.inTransaction;
      const followed = () => {
        if (begins) followOthers(db);
        return (write as () => Value)();
      };
      const value = inStepWith(db, () => client.transaction(followed).immediate());
      if (begins) keepChanges(db);
      return value;
    });
}

/** Runs writes; where they are taken back, so is what they have changed in memory. */
function inStepWith<Value>(db: Db, write: () => Value): Value {
  const mark = changesSoFar(db);
  try {
    return write();
  } catch (error) {
    takeBackTo(db, mark);
    throw error;
  }
}

interface Waiting {
  readonly write: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Queues a synchronous write and resolves after the commit that carries it. A failing write takes only itself back. */
export type GroupCommit = <Value>(write: () => Value) => Promise<Value>;

interface Measure {
  observe(value: number): void;
}
/** What is measured of each commit: how many writes shared it, and how long it took. */
interface CommitMeters {
  readonly commitWrites: Measure;
  readonly commitSeconds: Measure;
}

const LONGEST_WAIT_MS = 8;

/**
 * One commit, and so one fsync, for all the writes of a few milliseconds: what keeps a class that saves at once fast
 * while each acknowledged answer is on the disk.
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
    followOthers(db);
    return batch.map(runAlone);
  });
  const runOne = client.transaction((write: () => unknown) => write());
  function runAlone({ write }: Waiting): Outcome {
    try {
      return { value: inStepWith(db, () => runOne(write)) };
    } catch (error) {
      // A full or failing disk takes back the whole transaction: then nothing of this batch is stored.
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
      const outcomes = whileDiskHolds(db, () => inStepWith(db, () => commitAll.immediate(batch)));
      keepChanges(db);
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

/** Tells whether the file itself can no longer be trusted, and whom to tell. */
interface DiskWatch {
  failure: unknown;
  listener: ((error: unknown) => void) | undefined;
}

/** Reading or writing failed, or what was read is no database: not a passing state such as a full disk or a lock. */
const FAILED = /^SQLITE_(IOERR|CORRUPT|NOTADB)/;

const watches = new WeakMap<Db, DiskWatch>();

function watchOf(db: Db): DiskWatch {
  const known = watches.get(db) ?? { failure: undefined, listener: undefined };
  watches.set(db, known);
  return known;
}

/** Calls the listener once, at the first write that fails because the disk does; at once when one has failed already. */
export function onDiskFailure(db: Db, listener: (error: unknown) => void): void {
  const watch = watchOf(db);
  watch.listener = listener;
  if (watch.failure !== undefined) listener(watch.failure);
}

/**
 * Runs a write unless the disk has failed before. After a failed fsync nobody knows what is on the disk, so from the first
 * failure on nothing more is written, let alone acknowledged, until a new start has read the file again.
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
