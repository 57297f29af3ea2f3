import { whileDiskHolds } from './disk-failure';
import type { Db } from './open';

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
export function groupCommitOf(db: Db, meters?: CommitMeters): GroupCommit & { flush: () => void } {
  const client = db.$client;
  let queue: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  const commitAll = client.transaction((batch: readonly Waiting[]): Outcome[] => batch.map(runAlone));
  const runOne = client.transaction((write: () => unknown) => write());
  function runAlone({ write }: Waiting): Outcome {
    try {
      return { value: runOne(write) };
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
      const outcomes = whileDiskHolds(db, () => commitAll.immediate(batch));
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
      timer ??= setTimeout(flush, LONGEST_WAIT_MS);
    });
  return Object.assign(groupCommit, { flush });
}

function settle({ resolve, reject }: Waiting, outcome: Outcome) {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.value);
}
