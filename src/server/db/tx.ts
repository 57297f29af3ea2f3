import { whileDiskHolds } from './disk-failure';
import type { Db } from './open';

type NotAPromise<Value> = Value extends PromiseLike<unknown> ? never : Value;

/** Runs several writes as one: all or none. better-sqlite3 is synchronous, so an async callback does not compile. */
export type InTransaction = <Value>(write: () => NotAPromise<Value>) => Value;

/** The transaction runner of a database; nested calls become savepoints. */
export function transactionOf(db: Db): InTransaction {
  const client = db.$client;
  return <Value>(write: () => NotAPromise<Value>): Value =>
    whileDiskHolds(db, () => client.transaction(write as () => Value).immediate());
}
