import type * as z from 'zod';
import type { backupsSchema, storageSchema } from '../../../shared/operator/storage';
import type { Deps } from '../../deps';
import { listQuizzesOfImages } from './school-store';

/** Disk usage, with the quizzes of the largest images. */
export async function readStorage({
  db,
  host,
}: Pick<Deps, 'db' | 'host'>): Promise<z.input<typeof storageSchema>> {
  const [{ databaseBytes, uploads, largest }, backups, disk] = await Promise.all([
    host.storage(),
    host.listBackups(),
    host.findDisk(),
  ]);
  const quizzes = new Map(
    listQuizzesOfImages(
      db,
      largest.map(({ imageUrl }) => imageUrl),
    ).map(({ imageUrl, ...quiz }) => [imageUrl, quiz]),
  );
  const bytes = backups.reduce((sum, backup) => sum + (backup.bytes ?? 0), 0);
  return {
    databaseBytes,
    uploads,
    backups: { count: backups.length, bytes },
    disk,
    largest: largest.map(({ imageUrl, bytes: size }) => ({
      name: imageUrl.split('/').at(-1) ?? imageUrl,
      bytes: size,
      quiz: quizzes.get(imageUrl) ?? null,
    })),
  };
}

/** The server's own backups, newest first, and the last trial restore. */
export async function listBackups({ host }: Pick<Deps, 'host'>): Promise<z.input<typeof backupsSchema>> {
  const [backups, drill] = await Promise.all([host.listBackups(), host.findDrill()]);
  return { backups: backups.toSorted((one, other) => other.madeAt - one.madeAt), drill };
}
