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
  // Threads end with this process, even in an infinite loop.
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  // The first failure suffices, without shrinking.
  bail: 1,
  // The hard stories are always played; two random ones suffice here.
  env: { PLANTED_FAULT: 'yes', MODEL_STORIES: '2' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Numbers of passed and failed tests, and of test files that failed to load. */
export interface Outcome {
  passed: number;
  failed: number;
  unloaded: number;
}

/** Runs tests on the code with or without a fault; the files stay unchanged. */
export interface Planter {
  run(fault: Fault | null, tests: readonly string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** One Vitest instance for many faults: only the file with the fault is read again, and each run reloads all modules. */
export async function startPlanter(): Promise<Planter> {
  let planted: Fault | null = null;
  let outcome: Outcome;
  const planting = plugin(() => planted);
  // Counted here, because Vitest still has the results of earlier runs.
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
    // The disk cache holds the code without the fault, or with another one.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (plantedIn(id) ? false : undefined)),
  };
}
