import path from 'node:path';
import type { Plugin } from 'vitest/config';
import { type CliOptions, createVitest } from 'vitest/node';
import type { Fault } from './faults';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const OPTIONS: CliOptions = {
  root: ROOT,
  config: false,
  watch: false,
  include: ['src/**/*.test.ts'],
  setupFiles: ['src/server/testing/remove-folders.ts'],
  // A thread ends with this process, even one that never comes to an end by itself.
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  // One test that notices the fault is enough, and nobody reads its smallest example.
  bail: 1,
  // The hard stories of a quiz are always played; many others are played elsewhere.
  env: { PLANTED_FAULT: 'yes', MODEL_STORIES: '2' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** How many tests passed and failed, and how many files of tests could not be loaded. */
export interface Outcome {
  passed: number;
  failed: number;
  unloaded: number;
}

/** Runs tests on the code as it is or with one fault in it; the files themselves stay as they are. */
export interface Planter {
  run(fault: Fault | null, tests: readonly string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** One Vitest for many faults: it reads anew only the file with the fault, and each run loads all modules anew. */
export async function startPlanter(): Promise<Planter> {
  let planted: Fault | null = null;
  let outcome: Outcome;
  const planting = plugin(() => planted);
  // A run counts its own results: Vitest still holds those of the runs before.
  const counting: NonNullable<CliOptions['reporters']> = [
    {
      onTestCaseResult(test) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') outcome[state] += 1;
      },
      onTestModuleEnd(module) {
        if (module.errors().length > 0) outcome.unloaded += 1;
      },
    },
  ];
  const vitest = await createVitest({ ...OPTIONS, reporters: counting }, { plugins: [planting] });
  const project = vitest.getRootProject();
  return {
    async run(fault, tests) {
      for (const each of [planted, fault]) if (each) vitest.invalidateFile(path.join(ROOT, each.file));
      planted = fault;
      outcome = { passed: 0, failed: 0, unloaded: 0 };
      const files = tests.map((test) => project.createSpecification(path.join(ROOT, test)));
      await vitest.runTestSpecifications(files);
      return outcome;
    },
    close: () => vitest.close(),
  };
}

function plugin(planted: () => Fault | null): Plugin {
  const plantedIn = (id: string): Fault | undefined => {
    const fault = planted();
    return fault && id === path.join(ROOT, fault.file) ? fault : undefined;
  };
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform(code, id) {
      const fault = plantedIn(id);
      return fault && code.replace(fault.before, () => fault.after);
    },
    // What was read without the fault, or with another one, is kept on the disk.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (plantedIn(id) ? false : undefined)),
  };
}
