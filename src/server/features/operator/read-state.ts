import type * as z from 'zod';
import type { OperatorState } from '../../../shared/operator/schema';
import type { backupsSchema, storageSchema } from '../../../shared/operator/storage';
import type { Deps } from '../../deps';
import { waitingOf } from '../../operations/gauges';
import { recentErrorsOf } from '../../operations/recent-errors';
import { VERSION } from '../../version';
import { listQuizzesOfImages } from './store';

/** The server's health for the operator, without personal data. */
export async function readOperatorState({
  db,
  clock,
  log,
  host,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'host'>): Promise<OperatorState> {
  const [{ databaseWritable, uptimeSeconds }, disk, times, drill] = await Promise.all([
    host.health(),
    host.findDisk(),
    host.backupTimes(),
    host.findDrill(),
  ]);
  const nowMs = clock.now();
  return {
    version: VERSION,
    nowMs,
    startedAt: nowMs - uptimeSeconds * 1000,
    warnings: host.warnings,
    databaseWritable,
    disk,
    backups: { count: times.length, lastAt: times.length === 0 ? null : Math.max(...times), drill },
    waiting: waitingOf(db),
    errors: recentErrorsOf(log),
  };
}

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
