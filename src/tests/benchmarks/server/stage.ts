import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { temporaryFolder } from '../../reliability/server-process';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { type School, type SchoolSize, seedSchool } from './school';

/** The product, the baseline and SQLite alone, each in a process of its own with the same data. */
export interface BenchStage {
  readonly school: School;
  readonly product: MeasuredProcess;
  readonly baseline: MeasuredProcess;
  readonly alone: MeasuredProcess;
  stop(): Promise<void>;
}

export const PRODUCT = 'build/server/main.js';
const BASELINE = 'build/bench/baseline-server.mjs';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Whether the baseline's statements are prepared as the library does it, or kept prepared as the product's are. */
export type BaselineForm = 'plain' | 'tuned';

/** Bundles the baseline as the product is bundled. */
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

/** Seeds one school, and starts all three on copies of it. */
export async function startStage(size: SchoolSize, baselineForm: BaselineForm): Promise<BenchStage> {
  const baselineFile = await bundleBaseline();
  const folder = temporaryFolder();
  const [product, baseline, alone] = ['product', 'baseline', 'alone'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const school = seedSchool(product, size);
  for (const copy of [baseline, alone]) cpSync(product, copy, { recursive: true });
  const processes = {
    product: await startMeasured(PRODUCT, product),
    baseline: await startMeasured(baselineFile, baseline, { BASELINE: baselineForm }),
    alone: await startMeasured(baselineFile, alone, { BASELINE: 'tuned' }),
  };
  return {
    ...{ school, ...processes },
    async stop() {
      await Promise.all(Object.values(processes).map((each) => each.stop()));
    },
  };
}
