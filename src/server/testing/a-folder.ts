import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  var foldersOfTests: string[] | undefined;
}

// One list a process: a test of pages loads its modules anew at each visit.
const isFirstLoaded = globalThis.foldersOfTests === undefined;
globalThis.foldersOfTests ??= [];
const folders = globalThis.foldersOfTests;

/** An empty folder that is removed at the end of the test, or of its file where no test runs; elsewhere with this process. */
export function aFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `quiz-${name}-`)));
  folders.push(folder);
  return folder;
}

export const countFolders = (): number => folders.length;

/** Removes the folders made after the first few. */
export function removeFolders(first = 0): void {
  for (const folder of folders.splice(first))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

if (isFirstLoaded) process.once('exit', () => removeFolders());

/** A process that a signal ends removes nothing, unless it leaves by itself; a second signal does not cut that short. */
export function leaveOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
}
