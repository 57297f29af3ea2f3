import { join } from 'node:path';

/** A backup's folder is named after its time: quiz-2026-11-21T03-00-00Z. */
const NAME = /^quiz-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

export const backupName = (madeAt: number): string =>
  `quiz-${new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The time of the backup of this name in epoch milliseconds; undefined for any other name. */
export function findBackupTime(name: string): number | undefined {
  const match = NAME.exec(name);
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : undefined;
}

/** The folder of the server's own backups. */
export const backupsFolderOf = (dataDir: string): string => join(dataDir, 'backups');
