import { Worker } from 'node:worker_threads';

interface Ended {
  readonly number: number;
  readonly took: number | string;
}

export interface Saver {
  /** Milliseconds of a save over its own connection, or the reason of its failure. */
  save(of: { url: string; token: string; input: object }): Promise<number | string>;
  end(): Promise<unknown>;
}

/** The thread that saves for the class. */
export function startSaver(): Saver {
  const worker = new Worker(new URL('one-person-saver.mjs', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, (took: number | string) => void>();
  let number = 0;
  worker.on('message', (ended: Ended) => waiting.get(ended.number)?.(ended.took));
  return {
    save: (of) =>
      new Promise((resolve) => {
        number += 1;
        waiting.set(number, resolve);
        worker.postMessage({ number, ...of });
      }),
    end: () => worker.terminate(),
  };
}
