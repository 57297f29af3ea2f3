import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBackupTime } from './names';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** The number of newest days, weeks and months whose last backup stays. */
const KEPT = { days: 7, weeks: 5, months: 12 } as const;

/**
 * The names of superseded backups: all but the last of each of the newest seven days, five weeks and twelve
 * months that have one. Counts backups rather than calendar days, so that a server that was off for a year
 * loses none; the newest always stays. Ignores other names.
 */
export function backupsToDelete(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const madeAt = findBackupTime(name);
      return madeAt === undefined ? [] : [{ name, madeAt }];
    })
    .sort((left, right) => right.madeAt - left.madeAt);
  const lastOfEach = (periodOf: (madeAt: number) => number | string, count: number) => {
    const lasts = new Map<number | string, string>();
    for (const { name, madeAt } of newestFirst) {
      if (!lasts.has(periodOf(madeAt))) lasts.set(periodOf(madeAt), name);
    }
    return [...lasts.values()].slice(0, count);
  };
  const kept = new Set([
    ...lastOfEach((madeAt) => Math.floor(madeAt / DAY_MS), KEPT.days),
    ...lastOfEach((madeAt) => Math.floor(madeAt / WEEK_MS), KEPT.weeks),
    ...lastOfEach((madeAt) => new Date(madeAt).toISOString().slice(0, 7), KEPT.months),
  ]);
  return newestFirst.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
}

/** Deletes superseded backups and returns their names. */
export async function deleteOldBackups(folder: string): Promise<string[]> {
  const names = backupsToDelete(await readdir(folder));
  for (const name of names) await rm(join(folder, name), { recursive: true });
  return names;
}
