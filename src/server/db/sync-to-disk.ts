import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes sure that a file written by somebody else is on the disk, and is its owner's alone. */
export function syncFile(file: string): void {
  chmodSync(file, 0o600);
  syncFolder(file);
}

/** Makes sure that the names in a folder are on the disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
