import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  changesOf,
  emptyOutbox,
  type OutboxRecord,
  type OutboxStep,
  withChanges,
} from '../rules/quiz-session/outbox';

interface OutboxSchema extends DBSchema {
  attempts: { key: string; value: OutboxRecord };
}

const NAME = 'quiz-outbox';
const STORE = 'attempts';

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

// Retried after a failure: private windows always refuse, a busy disk only sometimes.
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

/** The unsent records of an attempt; rejects if the browser has no database. */
export async function readOutbox(attemptId: string): Promise<OutboxRecord | undefined> {
  const db = await open();
  return db.get(STORE, attemptId);
}

/** Reads, changes and writes a record in one transaction, since two tabs may share it; resolves once durable. */
export async function updateOutbox(
  attemptId: string,
  change: (record: OutboxRecord | undefined) => OutboxRecord,
): Promise<void> {
  const db = await open();
  const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
  await tx.store.put(change(await tx.store.get(attemptId)));
  await tx.done;
}

/** Deletes the record after the attempt was submitted or discarded, or its student signed out. */
export async function removeOutbox(attemptId: string): Promise<void> {
  const db = await open();
  await db.delete(STORE, attemptId);
}

/** Storage of outboxes; calls reject if the browser stores nothing. */
export interface OutboxStore {
  read: (attemptId: string) => Promise<OutboxRecord | undefined>;
  update: (attemptId: string, change: (record: OutboxRecord | undefined) => OutboxRecord) => Promise<void>;
  remove: (attemptId: string) => Promise<void>;
}

/** Steps within this time are written together: well within the 50 ms an answer has. */
const WRITE_AFTER_MS = 20;

interface KeeperParts {
  attemptId: string;
  store: OutboxStore;
  current: () => OutboxRecord;
  /** Called with whether everything would survive a browser crash. */
  onKept: (isKept: boolean) => void;
}

/** Persists unsent data step by step, because another tab may write to the same record. */
export class OutboxKeeper {
  private unwritten: OutboxStep[] = [];
  private isWriting = false;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: KeeperParts) {}

  apply(step: OutboxStep): void {
    this.unwritten.push(step);
    this.schedule();
  }

  /** Deletes the record: the server has everything. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.parts.store.remove(this.parts.attemptId).catch(() => undefined);
  }

  private schedule(): void {
    if (this.timer !== undefined || this.isWriting || this.isClosed) return;
    this.timer = setTimeout(() => void this.write(), WRITE_AFTER_MS);
  }

  private async write(): Promise<void> {
    const { attemptId, store, current, onKept } = this.parts;
    this.timer = undefined;
    const steps = this.unwritten;
    this.unwritten = [];
    this.isWriting = true;
    const isWritten = await store
      .update(attemptId, (record) => played(record ?? emptyOutbox(attemptId), steps))
      .then(
        () => true,
        () => false,
      );
    this.isWriting = false;
    // After a failure the next write includes everything.
    if (!isWritten) this.unwritten = [withChanges(changesOf(current())), ...this.unwritten];
    else if (this.unwritten.length > 0) this.schedule();
    onKept(isWritten && this.unwritten.length === 0);
  }
}

const played = (record: OutboxRecord, steps: readonly OutboxStep[]) =>
  steps.reduce((result, step) => step(result), record);
