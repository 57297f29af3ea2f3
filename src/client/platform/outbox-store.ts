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

/** Where outboxes are kept; each call rejects where the browser keeps nothing. */
export interface OutboxStore {
  read: (attemptId: string) => Promise<OutboxRecord | undefined>;
  update: (attemptId: string, change: (record: OutboxRecord | undefined) => OutboxRecord) => Promise<void>;
  remove: (attemptId: string) => Promise<void>;
}

/** Steps that follow each other this closely are written together: well within the 50 ms an answer has. */
const WRITE_AFTER_MS = 20;

interface KeeperParts {
  attemptId: string;
  store: OutboxStore;
  /** The outbox as the page has it in memory. */
  current: () => OutboxRecord;
  /** Told whether all of it would survive a crash of the browser. */
  onKept: (isKept: boolean) => void;
}

/** Keeps on the device what the page has not been able to send: step by step, as another tab may write to it, too. */
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

  /** Forgets the attempt: the server has it. */
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
    // Whatever comes next writes the whole again.
    if (!isWritten) this.unwritten = [withChanges(changesOf(current())), ...this.unwritten];
    else if (this.unwritten.length > 0) this.schedule();
    onKept(isWritten && this.unwritten.length === 0);
  }
}

const played = (record: OutboxRecord, steps: readonly OutboxStep[]) =>
  steps.reduce((result, step) => step(result), record);
