import { statfs } from 'node:fs/promises';
import { DomainError } from '../shared/errors';
import { refusals } from '../shared/refusals';

export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Reads a disk's size and free space; replaceable in tests. */
export type LookAtDisk = (folder: string) => Promise<Disk>;

const MEGABYTE = 1024 * 1024;
/** Space for the answers of many classes: below it, nothing else is stored. */
const GUARD_BYTES = 200 * MEGABYTE;
/** The smaller reserve of a small disk. */
const GUARD_SHARE = 0.02;

/** The space that an unprivileged user may still write. */
export const lookAtDisk: LookAtDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** The space reserved for answers: 200 MB, or 2 % of a smaller disk. */
export const guardBytes = ({ totalBytes }: Disk): number => Math.min(GUARD_BYTES, totalBytes * GUARD_SHARE);

export const isDiskLow = (disk: Disk): boolean => disk.freeBytes < guardBytes(disk);

/** An unreadable disk counts as having space: a failing write will show otherwise. */
export async function findDisk(folder: string, look: LookAtDisk = lookAtDisk): Promise<Disk | undefined> {
  return look(folder).catch(() => undefined);
}

/** Throws 503 if storing this much would use the space reserved for answers. */
export async function refuseWhenDiskIsLow(
  folder: string,
  { bytes, look }: { readonly bytes: number; readonly look?: LookAtDisk },
): Promise<void> {
  const disk = await findDisk(folder, look);
  if (disk && isDiskLow({ ...disk, freeBytes: disk.freeBytes - bytes })) {
    throw new DomainError('unavailable', refusals.diskIsLow);
  }
}
