import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './server-process';

const SIZE = '32m';
const CHUNKS_BYTES = [1024 * 1024, 4096, 1];

/** A separate disk, small enough to fill quickly. */
export interface SmallDisk {
  readonly dataDir: string;
  fill(): void;
  free(): void;
  /** Only while no server has open files on it. */
  mount(mode: 'ro' | 'rw'): void;
}

export const NO_DISK = 'it needs a small disk of its own, which only root may mount.';

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Mounts a small RAM disk for this process; undefined if not permitted. */
export function findSmallDisk(): SmallDisk | undefined {
  const place = join(temporaryFolder(), 'disk');
  mkdirSync(place);
  if (!succeeds('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'quiz-reliability', place))
    return undefined;
  process.prependListener('exit', () => spawnSync('umount', ['-l', place]));
  const filler = join(place, 'filler');
  return {
    dataDir: join(place, 'data'),
    fill() {
      const file = openSync(filler, 'a');
      for (const size of CHUNKS_BYTES) while (wrote(file, Buffer.alloc(size)));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    mount(mode) {
      if (!succeeds('mount', '-o', `remount,${mode}`, place))
        throw new Error(`The disk cannot be made ${mode}.`);
    },
  };
}

function wrote(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) > 0;
  } catch {
    return false;
  }
}
