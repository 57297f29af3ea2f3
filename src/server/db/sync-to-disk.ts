import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';

/** Syncs a file written by another process to disk and makes it private to its owner. */
export function syncFile(file: string): void {
  chmodSync(file, 0o600);
  syncFolder(file);
}

/** Syncs the names in a folder to disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
