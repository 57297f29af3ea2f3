import { statfs } from 'node:fs/promises';
import { DomainError } from '../shared/errors';

/** The disk that a folder lies on. */
export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Looks at a disk; a test may put another one in its place. */
export type LookAtDisk = (folder: string) => Promise<Disk>;

const MEGABYTE = 1024 * 1024;
/** Room for the answers of many classes: below it nothing else is stored. */
const GUARD_BYTES = 200 * MEGABYTE;
/** Of a small disk less is kept free. */
const GUARD_SHARE = 0.02;

/** What an ordinary user may still write on the disk of a folder. */
export const lookAtDisk: LookAtDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** How much has to stay free for answers: 200 MB, or 2 % of a smaller disk. */
export const guardBytes = ({ totalBytes }: Disk): number => Math.min(GUARD_BYTES, totalBytes * GUARD_SHARE);

export const isDiskLow = (disk: Disk): boolean => disk.freeBytes < guardBytes(disk);

/** A disk that cannot be looked at is taken for one with room: what is written tells. */
export async function findDisk(folder: string, look: LookAtDisk = lookAtDisk): Promise<Disk | undefined> {
  return look(folder).catch(() => undefined);
}

/** Refuses (503) to store so much more on the disk of a folder while answers might need the room. */
export async function refuseWhenDiskIsLow(
  folder: string,
  { bytes, look }: { readonly bytes: number; readonly look?: LookAtDisk },
): Promise<void> {
  const disk = await findDisk(folder, look);
  if (disk && isDiskLow({ ...disk, freeBytes: disk.freeBytes - bytes })) {
    throw new DomainError('unavailable', DISK_IS_LOW);
  }
}

export const DISK_IS_LOW =
  "The server's disk is almost full, so nothing but answers is stored just now. Please tell whoever runs this server.";
