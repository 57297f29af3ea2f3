import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  var foldersOfTests: string[] | undefined;
}

// One list per process: a page test reloads its modules at each visit.
const isFirstLoaded = globalThis.foldersOfTests === undefined;
globalThis.foldersOfTests ??= [];
const folders = globalThis.foldersOfTests;

/**
 * An empty folder, removed at the end of the test, or of its file outside of tests; elsewhere at the end of
 * the process.
 */
export function aFolder(name: string): string {
  const folder = newFolder(name);
  folders.push(folder);
  return folder;
}

/** An empty folder, removed at the end of the process, for a program that several files share. */
export function aSharedFolder(name: string): string {
  const folder = newFolder(name);
  process.once('exit', () => remove(folder));
  return folder;
}

const newFolder = (name: string) => realpathSync(mkdtempSync(join(tmpdir(), `quiz-${name}-`)));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

export const countFolders = (): number => folders.length;

/** Removes all folders but the first few. */
export function removeFolders(first = 0): void {
  folders.splice(first).forEach(remove);
}

if (isFirstLoaded) process.once('exit', () => removeFolders());

/**
 * A process killed by a signal removes nothing, so signals make it exit; a second signal does not interrupt
 * the removal.
 */
export function leaveOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
}
