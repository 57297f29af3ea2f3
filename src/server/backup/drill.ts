import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { copyChecked } from './restore-backup';

const drillSchema = z.object({
  backup: z.string(),
  at: z.number(),
  tookMs: z.number(),
  counts: z.record(z.string(), z.number()),
  /** Why it could not be restored, or null. */
  failure: z.string().nullable(),
});
export type Drill = z.infer<typeof drillSchema>;

const DRILL_FILE = 'drill.json';
const TRIED_IN = 'drill.partial';

/** Restores a backup into a temporary folder and records whether it works. */
export async function drillRestore({
  backups,
  name,
  nowMs,
}: {
  backups: string;
  name: string;
  nowMs: number;
}): Promise<Drill> {
  const began = performance.now();
  const tried = await copyChecked(join(backups, name), join(backups, TRIED_IN)).then(
    ({ counts }) => ({ counts, failure: null }),
    (error: unknown) => ({ counts: {}, failure: error instanceof Error ? error.message : String(error) }),
  );
  await rm(join(backups, TRIED_IN), { recursive: true, force: true });
  const drill = { backup: name, at: nowMs, tookMs: Math.round(performance.now() - began), ...tried };
  await writeFile(join(backups, DRILL_FILE), `${JSON.stringify(drill)}\n`, { mode: 0o600 });
  return drill;
}

/** The last trial restore; undefined before the first. */
export async function findDrill(backups: string): Promise<Drill | undefined> {
  const text = await readFile(join(backups, DRILL_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : drillSchema.parse(JSON.parse(text));
}
