import { errorCodeOf } from '../../shared/error-code';
import type { Db } from './open';

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
export function whileDiskHolds<Value>(db: Db, write: () => Value): Value {
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
