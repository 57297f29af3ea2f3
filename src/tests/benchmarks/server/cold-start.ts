import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ARGUMENTS } from '../../../../scripts/launch/server-arguments.mjs';
import { findPort, temporaryFolder } from '../../reliability/server-process';
import { send } from './load';
import { memoryOf, serverEnvironment } from './measured-process';
import { seedSchool } from './school';
import { bundleBaseline, PRODUCT } from './stage';

/** Milliseconds from the process start to the end of its first response, and idle memory in MB. */
export interface ColdStart {
  readonly startMs: number;
  readonly idleMb: number;
}

const KNOCK_EVERY_MS = 2;
const SETTLES_IN_MS = 1500;
const EMPTY = {
  ...{ students: 1, rounds: 0, attemptRounds: 0, markings: 0, marked: 0 },
  ...{ results: [], dashboards: [], gradebooks: [] },
};

/** Starts the product and the baseline in turn on existing data, as after a restart. */
export async function coldStarts(rounds: number): Promise<{ product: ColdStart; baseline: ColdStart }[]> {
  const baselineFile = await bundleBaseline();
  const folders = { product: temporaryFolder(), baseline: temporaryFolder() };
  for (const folder of Object.values(folders)) seedSchool(folder, EMPTY);
  // The first start warms the file system cache.
  await startOnce(PRODUCT, folders.product);
  await startOnce(baselineFile, folders.baseline);
  const measured: { product: ColdStart; baseline: ColdStart }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startOnce(PRODUCT, folders.product);
    measured.push({ product, baseline: await startOnce(baselineFile, folders.baseline) });
  }
  return measured;
}

async function startOnce(file: string, dataDir: string): Promise<ColdStart> {
  const port = await findPort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...SERVER_ARGUMENTS, file], {
    env: serverEnvironment(dataDir, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(`http://127.0.0.1:${port}`);
  const startMs = performance.now() - startedAt;
  await wait(SETTLES_IN_MS);
  const { now: idleMb } = memoryOf(child.pid ?? 0);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { startMs, idleMb };
}

async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    try {
      await send(url, { method: 'GET', path: '/' });
      return;
    } catch {
      await wait(KNOCK_EVERY_MS);
    }
  }
}
