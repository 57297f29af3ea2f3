import { backupTimes } from '../backup/keep-backups';
import { backupsFolderOf } from '../backup/names';
import type { Deps } from '../deps';
import { findDisk, isDiskLow, type LookAtDisk } from '../disk';
import { VERSION } from '../version';

/** How the server is; what is null is not known. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly version: string;
  /** Why it fails, in words; absent while all is well. */
  readonly reason?: string;
  readonly uptimeSeconds: number;
  readonly databaseWritable: boolean;
  readonly diskFreeBytes: number | null;
  readonly lastBackupAgeSeconds: number | null;
}

type HealthDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit'>;

export interface HealthOptions {
  /** Absent in memory: then nothing is known of a disk and of backups. */
  readonly dataDir?: string | undefined;
  readonly look?: LookAtDisk | undefined;
  /** How long a write may take before it counts as failed. */
  readonly patienceMs?: number | undefined;
}

/** However often somebody asks, a write is tried only so often. */
const TRY_EVERY_MS = 5000;
const PATIENCE_MS = 1000;

/**
 * Answers how the server is. The database is tried with a write of its own, which goes with the next commit and is waited for
 * a second at most; what was found holds for 5 s.
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

/** Writes the number of the user's version anew, which is nobody's: a page of the file without a row of ours. */
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
