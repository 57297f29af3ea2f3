import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { temporaryFolder } from '../../reliability/server-process';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { type School, type SchoolSize, seedSchool } from './school';

/** Each in its own process, with the same data. */
export interface BenchStage extends Readonly<Record<Target, MeasuredProcess>> {
  readonly school: School;
  stop(): Promise<void>;
}

/**
 * The product, its baseline and SQLite alone; and minimal saves with prepared statements like the product: one UPSERT, and
 * that with a history entry.
 */
export type Target = 'product' | 'baseline' | 'alone' | 'upsert' | 'upsertWithHistory';

export const PRODUCT = 'build/server/main.js';
const BASELINE = 'build/bench/baseline-server.mjs';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Whether the baseline's statements are prepared by the library's default or cached as in the product. */
export type BaselineForm = 'plain' | 'tuned';

export async function bundleBaseline(): Promise<string> {
  await build({
    entryPoints: ['src/tests/benchmarks/server/baseline-server.ts'],
    outfile: BASELINE,
    ...{ bundle: true, platform: 'node', target: 'node22', format: 'esm', logLevel: 'warning' },
    external: ['better-sqlite3', 'sharp'],
    banner: { js: REQUIRE },
  });
  return resolve(BASELINE);
}

/** Seeds a school, and starts all servers on copies of it. */
export async function startStage(size: SchoolSize, baselineForm: BaselineForm): Promise<BenchStage> {
  const baselineFile = await bundleBaseline();
  const folder = temporaryFolder();
  const product = join(folder, 'product');
  const school = seedSchool(product, size);
  const startCopy = async (name: string, form: BaselineForm) => {
    const copy = join(folder, name);
    cpSync(product, copy, { recursive: true });
    return startMeasured(baselineFile, copy, { BASELINE: form });
  };
  // Before the product changes the data being copied.
  const baselines = {
    baseline: await startCopy('baseline', baselineForm),
    alone: await startCopy('alone', 'tuned'),
    upsert: await startCopy('upsert', 'tuned'),
    upsertWithHistory: await startCopy('upsertWithHistory', 'tuned'),
  };
  const processes = { product: await startMeasured(PRODUCT, product), ...baselines };
  return {
    ...{ school, ...processes },
    async stop() {
      await Promise.all(Object.values(processes).map((each) => each.stop()));
    },
  };
}
