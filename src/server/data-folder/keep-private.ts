import { chmodSync, closeSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../settings/setting';
import { isOurs } from './names';

const OTHERS = 0o077;
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Windows has no file modes: there a folder is as private as its parent. */
const HAS_MODES = process.platform !== 'win32';

/**
 * Makes the data folder private to its owner; returns the number of names that were open to others. Throws if
 * it cannot be closed, or if it holds other things, which are not ours to close.
 */
export function keepPrivate(dataDir: string): number {
  if (!HAS_MODES) return 0;
  const wasOpen = isOpen(dataDir);
  if (wasOpen) refuseForeign(dataDir);
  const names = readdirSync(dataDir).filter(isOurs);
  return (wasOpen ? close(dataDir) : 0) + sum(names, (name) => closeAll(join(dataDir, name), wasOpen));
}

/** Creates an empty private file unless it exists. */
export const touchPrivate = (file: string): void => closeSync(openSync(file, 'a', OWNER_ONLY.file));

function refuseForeign(dataDir: string): void {
  const foreign = readdirSync(dataDir).find((name) => !isOurs(name));
  if (foreign === undefined) return;
  throw new SettingError(
    `The data folder ${dataDir} can be read by other users of this machine, and holds other things too, such as ${foreign}. Set DATA_DIR to a folder of its own, or close this one: chmod 700 ${dataDir}`,
  );
}

/** Skips the contents of a closed folder: others cannot reach them, and a school has thousands of images. */
function closeAll(place: string, mayHaveBeenRead: boolean): number {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return 0;
  const wasOpen = isOpen(place);
  const closed = wasOpen ? close(place) : 0;
  if (!found.isDirectory() || !(wasOpen || mayHaveBeenRead)) return closed;
  return closed + sum(readdirSync(place), (name) => closeAll(join(place, name), true));
}

const sum = (names: readonly string[], count: (name: string) => number) =>
  names.reduce((total, name) => total + count(name), 0);

const isOpen = (place: string): boolean => (statSync(place).mode & OTHERS) !== 0;

function close(place: string): 1 {
  try {
    chmodSync(place, statSync(place).isDirectory() ? OWNER_ONLY.folder : OWNER_ONLY.file);
  } catch (error) {
    throw cannotClose(place, error);
  }
  // Some disks accept the change without applying it.
  if (isOpen(place)) throw cannotClose(place);
  return 1;
}

const cannotClose = (place: string, cause?: unknown) =>
  new SettingError(
    `${place} can be read by other users of this machine, and cannot be closed to them. Give the data folder to the user that runs the server, or set DATA_DIR to a disk that knows owners.`,
    { cause },
  );
