import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The file of a program: the source under tsx and vitest, which needs tsx, or the bundle in a build. */
export function programOf(name: string): { readonly file: string; readonly execArgv: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    const file = fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));
    return { file, execArgv: ['--import', import.meta.resolve('tsx')] };
  }
  const besides = [`./${name}.js`, `../${name}.js`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const file = besides.find((path) => existsSync(path));
  if (!file) throw new Error(`The program ${name} was not built.`);
  return { file, execArgv: [] };
}

export function startWorker(name: string, workerData?: unknown): Worker {
  const { file, execArgv } = programOf(name);
  return new Worker(file, { execArgv, workerData });
}
