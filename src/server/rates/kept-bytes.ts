import { basename } from 'node:path';
import type { Actor } from '../../shared/actor';
import { counted } from '../../shared/counted';
import type { InTransaction } from '../db/commit';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import { tokenBuckets } from './limiters';
import { refuseFor } from './limits';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The growth of database and images an account may cause: a burst, and the same again per day. A teacher importing a whole
 * collection with pictures, or a student practising all day, stays below.
 */
export const KEPT_BYTES_LIMIT = {
  teacher: { capacity: 256 * MEGABYTE, refillMs: DAY_MS },
  student: { capacity: 16 * MEGABYTE, refillMs: DAY_MS },
};

/** In memory, like the other limits. */
const usedOf = perDb((db) => {
  const count = (pragma: string) => {
    const statement = db.$client.prepare(`pragma ${pragma}`).pluck();
    return () => Number(statement.get());
  };
  const [pages, freePages] = [count('page_count'), count('freelist_count')];
  const pageBytes = count('page_size')();
  return {
    /** Includes the current transaction's pages. */
    bytesInUse: () => (pages() - freePages()) * pageBytes,
    teacher: tokenBuckets(KEPT_BYTES_LIMIT.teacher),
    student: tokenBuckets(KEPT_BYTES_LIMIT.student),
  };
});

export const usedUp = (minutes: number) =>
  `This account has saved as much as it may in one day. What was saved is not lost, and it can save again in ${counted(minutes, 'minute')}.`;

type KeptDeps = Pick<Deps, 'db' | 'clock'>;

/** Throws 429 for an account beyond its growth, until refilled. */
export function refuseUsedUp({ db, clock }: KeptDeps, { accountId, role }: Actor): void {
  const seconds = usedOf(db)[role].wait(accountId, clock.now());
  refuseFor(seconds, usedUp(Math.ceil(seconds / 60)));
}

/**
 * Dependencies that charge an account for the database growth of its transactions and for its images. Never throws, so that work
 * in progress finishes.
 */
export function chargedTo(deps: Deps, { accountId, role }: Actor): Deps {
  const { db, clock, images } = deps;
  const { bytesInUse, ...used } = usedOf(db);
  const charge = (bytes: number) => used[role].charge(accountId, clock.now(), bytes);
  const measured =
    <Value>(write: () => Value) =>
    () => {
      const before = bytesInUse();
      const value = write();
      charge(bytesInUse() - before);
      return value;
    };
  const inTransaction: InTransaction = (write) =>
    // A nested transaction is measured with the outer one.
    deps.inTransaction(db.$client.inTransaction ? write : (measured(write) as typeof write));
  return {
    ...deps,
    inTransaction,
    groupCommit: (write) => deps.groupCommit(measured(write)),
    images: {
      ...images,
      async store(bytes) {
        const url = await images.store(bytes);
        charge((await images.find(basename(url)))?.bytes.length ?? 0);
        return url;
      },
    },
  };
}
