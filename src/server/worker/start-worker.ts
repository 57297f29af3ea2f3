import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Starts the thread of this name: the source under tsx and vitest, which needs tsx to be read, and the bundle when built. */
export function startWorker(name: string, workerData?: unknown): Worker {
  if (import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.ts`, import.meta.url), {
      execArgv: ['--import', 'tsx'],
      workerData,
    });
  }
  const besides = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url));
  const file = besides.find((url) => existsSync(fileURLToPath(url)));
  if (!file) throw new Error(`The thread ${name} was not built.`);
  return new Worker(file, { execArgv: [], workerData });
}
