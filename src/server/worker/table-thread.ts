import type { Worker } from 'node:worker_threads';
import { startWorker } from './start-worker';
import type { TableOutcome, TableTask } from './table-job';

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

interface ThreadOptions {
  readonly start?: () => Worker;
  readonly idleMs?: number;
}

/** Exports come in twos and threes; afterwards the memory is released. */
const IDLE_MS = 20_000;

/**
 * A thread that encodes files. It starts with the first job, stops when idle, and does not keep the process alive. If it
 * dies, its job is rejected and the next one gets a new thread.
 */
export function tableThread({
  start = () => startWorker('table-worker'),
  idleMs = IDLE_MS,
}: ThreadOptions = {}) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function begin(): Worker {
    const begun = start();
    begun.on('message', (outcome: TableOutcome) => {
      const { id } = outcome;
      const job = waiting.get(id);
      waiting.delete(id);
      if ('bytes' in outcome) job?.resolve(outcome.bytes);
      else job?.reject(new Error(outcome.error));
      if (waiting.size === 0) rest(begun);
    });
    begun.on('error', (error) => discard(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => discard(begun, new Error('The thread that encodes tables ended.')));
    return begun;
  }

  function rest(resting: Worker): void {
    resting.unref();
    idle = setTimeout(() => {
      worker = undefined;
      resting.terminate();
    }, idleMs).unref();
  }

  function discard(old: Worker, error: Error): void {
    if (old !== worker) return;
    worker = undefined;
    old.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return (task: TableTask) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      clearTimeout(idle);
      lastId += 1;
      worker ??= begin();
      worker.ref();
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, task });
    });
}
