import { backupTimes } from '../backup/keep-backups';
import { backupsFolderOf } from '../backup/names';
import type { Deps } from '../deps';
import { findDisk, isDiskLow, type LookAtDisk } from '../disk';
import { VERSION } from '../version';

/** The server's health; null for unknown values. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly version: string;
  /** The reason of a failure; absent while healthy. */
  readonly reason?: string;
  readonly uptimeSeconds: number;
  readonly databaseWritable: boolean;
  readonly diskFreeBytes: number | null;
  readonly lastBackupAgeSeconds: number | null;
}

type HealthDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit'>;

export interface HealthOptions {
  /** Absent for a database in memory, without disk and backups. */
  readonly dataDir?: string | undefined;
  readonly look?: LookAtDisk | undefined;
  /** The time after which a write counts as failed. */
  readonly patienceMs?: number | undefined;
}

/** The minimum interval between test writes, however often health is requested. */
const TRY_EVERY_MS = 5000;
const PATIENCE_MS = 1000;

/**
 * Reports the server's health. Tests the database with a write that joins the next commit, waiting a second
 * at most; the result is cached for 5 s.
 */
export function healthCheck(
  deps: HealthDeps,
  { dataDir, look, patienceMs = PATIENCE_MS }: HealthOptions,
): () => Promise<Health> {
  let tried: { at: number; result: Promise<boolean> } | undefined;
  const isWritable = (now: number) => {
    if (!tried || now - tried.at >= TRY_EVERY_MS) tried = { at: now, result: tryToWrite(deps, patienceMs) };
    return tried.result;
  };
  return async () => {
    const now = deps.clock.now();
    const [databaseWritable, disk, backups] = await Promise.all([
      isWritable(now),
      dataDir === undefined ? undefined : findDisk(dataDir, look),
      dataDir === undefined ? [] : backupTimes(backupsFolderOf(dataDir)),
    ]);
    const reason = reasonFor({ databaseWritable, isLow: disk !== undefined && isDiskLow(disk) });
    const last = Math.max(...backups);
    return {
      status: reason === undefined ? 'ok' : 'failing',
      version: VERSION,
      ...(reason !== undefined && { reason }),
      uptimeSeconds: Math.round(process.uptime()),
      databaseWritable,
      diskFreeBytes: disk?.freeBytes ?? null,
      lastBackupAgeSeconds: backups.length === 0 ? null : Math.round((now - last) / 1000),
    };
  };
}

function reasonFor({ databaseWritable, isLow }: { databaseWritable: boolean; isLow: boolean }) {
  if (!databaseWritable) return 'The database cannot be written.';
  return isLow ? 'The disk is almost full.' : undefined;
}

/** Rewrites the unused `user_version`: a page of the file, but none of our rows. */
async function tryToWrite({ db, groupCommit }: HealthDeps, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const written = groupCommit(() => {
    const version = Number(db.$client.pragma('user_version', { simple: true }));
    db.$client.pragma(`user_version = ${version === 0 ? 1 : 0}`);
  }).then(
    () => true,
    () => false,
  );
  const isWritten = await Promise.race([written, tooLong]);
  clearTimeout(timer);
  return isWritten;
}
