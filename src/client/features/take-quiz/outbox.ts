import type { UnsentChange } from '../../../shared/quiz-session/merge-unsent';
import type { OutboxRecord, UnsentFocusLoss } from '../../platform/outbox-store';
import { type Cell, createCell } from './cell';
import { changesOf, emptyRecord, type OutboxStep, withChanges } from './outbox-record';

/** Where records are kept; each call rejects where the browser keeps nothing. */
export interface OutboxStore {
  read: (attemptId: string) => Promise<OutboxRecord | undefined>;
  update: (attemptId: string, change: (record: OutboxRecord | undefined) => OutboxRecord) => Promise<void>;
  remove: (attemptId: string) => Promise<void>;
}

/** Steps that follow each other this closely are written together: well within the 50 ms an answer has. */
const WRITE_AFTER_MS = 20;

/** What an attempt still has to tell the server: in the page's memory, and on the device behind it. */
export interface Outbox {
  /** Oldest first. */
  changes: () => UnsentChange[];
  focusLosses: () => readonly UnsentFocusLoss[];
  apply: (step: OutboxStep) => void;
  /**
   * Takes in what the device has kept. `kept`: there was a record; `new`: this is the first time here; `unavailable`: this
   * browser keeps nothing.
   */
  load: () => Promise<'kept' | 'new' | 'unavailable'>;
  /** Whether all of it would survive a crash of the browser. */
  isKept: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  /** Forgets the attempt. */
  close: () => void;
}

export function createOutbox(attemptId: string, store: OutboxStore): Outbox {
  const isKept = createCell(false);
  let record = emptyRecord(attemptId);
  let unwritten: readonly OutboxStep[] = [];
  let isWriting = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    if (timer === undefined && !isWriting && !isClosed)
      timer = setTimeout(() => void write(), WRITE_AFTER_MS);
  };

  async function write(): Promise<void> {
    timer = undefined;
    const steps = unwritten;
    unwritten = [];
    isWriting = true;
    try {
      await store.update(attemptId, (stored) => played(stored ?? emptyRecord(attemptId), steps));
      isKept.set(unwritten.length === 0);
    } catch {
      // Whatever comes next writes the whole again.
      unwritten = [withChanges(changesOf(record)), ...unwritten];
      isKept.set(false);
      isWriting = false;
      return;
    }
    isWriting = false;
    if (unwritten.length > 0) schedule();
  }

  return {
    isKept,
    changes: () => changesOf(record),
    focusLosses: () => record.leavings,
    apply(step) {
      record = step(record);
      unwritten = [...unwritten, step];
      schedule();
    },
    async load() {
      try {
        const stored = await store.read(attemptId);
        if (stored) record = played(stored, unwritten);
        // The record says that this device keeps what is unsent, also while nothing is.
        schedule();
        return stored ? 'kept' : 'new';
      } catch {
        return 'unavailable';
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      store.remove(attemptId).catch(() => undefined);
    },
  };
}

const played = (record: OutboxRecord, steps: readonly OutboxStep[]) =>
  steps.reduce((result, step) => step(result), record);
