import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { temporaryFolder } from '../../reliability/server-process';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { type School, type SchoolSize, seedSchool } from './school';

/** The product, the floor and SQLite alone, each in a process of its own with the same data. */
export interface BenchStage {
  readonly school: School;
  readonly product: MeasuredProcess;
  readonly floor: MeasuredProcess;
  readonly alone: MeasuredProcess;
  stop(): Promise<void>;
}

export const PRODUCT = 'build/server/main.js';
const FLOOR = 'build/bench/floor-server.mjs';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Whether the floor's statements are prepared as the library does it, or kept prepared as the product's are. */
export type FloorForm = 'plain' | 'tuned';

/** Bundles the floor as the product is bundled. */
export async function bundleFloor(): Promise<string> {
  await build({
    entryPoints: ['src/tests/benchmarks/server/floor-server.ts'],
    outfile: FLOOR,
    ...{ bundle: true, platform: 'node', target: 'node22', format: 'esm', logLevel: 'warning' },
    external: ['better-sqlite3', 'sharp'],
    banner: { js: REQUIRE },
  });
  return resolve(FLOOR);
}

/** Seeds one school, and starts all three on copies of it. */
export async function startStage(size: SchoolSize, floorForm: FloorForm): Promise<BenchStage> {
  const floorFile = await bundleFloor();
  const folder = temporaryFolder();
  const [product, floor, alone] = ['product', 'floor', 'alone'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const school = seedSchool(product, size);
  for (const copy of [floor, alone]) cpSync(product, copy, { recursive: true });
  const processes = {
    product: await startMeasured(PRODUCT, product),
    floor: await startMeasured(floorFile, floor, { FLOOR: floorForm }),
    alone: await startMeasured(floorFile, alone, { FLOOR: 'tuned' }),
  };
  return {
    ...{ school, ...processes },
    async stop() {
      await Promise.all(Object.values(processes).map((each) => each.stop()));
    },
  };
}
