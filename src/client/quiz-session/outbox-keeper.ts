import {
  changesOf,
  emptyOutbox,
  type OutboxRecord,
  type OutboxStep,
  withChanges,
} from '../../shared/quiz-session/outbox';
import type { OutboxStore } from './device';

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
