import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxRecord } from '../../shared/quiz-session/outbox';

interface OutboxSchema extends DBSchema {
  attempts: { key: string; value: OutboxRecord };
}

const NAME = 'quiz-outbox';
const STORE = 'attempts';

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

// A refused opening is tried again: private windows refuse always, a busy disk once.
function open(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'attemptId' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What waits of an attempt; rejects where the browser keeps no database. */
export async function readOutbox(attemptId: string): Promise<OutboxRecord | undefined> {
  const db = await open();
  return db.get(STORE, attemptId);
}

/** Reads, changes and writes a record in one go, since two tabs may share it; resolves once it would survive a crash. */
export async function updateOutbox(
  attemptId: string,
  change: (record: OutboxRecord | undefined) => OutboxRecord,
): Promise<void> {
  const db = await open();
  const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
  await tx.store.put(change(await tx.store.get(attemptId)));
  await tx.done;
}

/** Forgets an attempt: it was handed in, put aside, or its student has signed out. */
export async function removeOutbox(attemptId: string): Promise<void> {
  const db = await open();
  await db.delete(STORE, attemptId);
}
