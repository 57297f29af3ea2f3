import './scripts/launch/on-current-node.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = ['/screens.e2e.ts', '/papers.e2e.ts', '/main-job.e2e.ts', '/model/running-quiz.test.ts'];

/** Starts the longest files first: at the end they would run while the other workers idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'core',
          include: [
            'src/shared/**/*.test.ts',
            'src/server/**/*.test.ts',
            'src/client/**/*.test.ts',
            'src/tests/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['scripts/test/draw-property-seed.ts'],
          setupFiles: [
            'src/server/testing/no-console-error.ts',
            'src/server/testing/remove-folders.ts',
            'src/server/testing/bounded-work.ts',
          ],
          // Loading the server for each file took twice as long as the tests, which create their shared state themselves.
          isolate: false,
          // Tests spend half of their time waiting for disk and sockets.
          maxWorkers: 2 * availableParallelism(),
          // Only for tests that hang, because many tests wait for processes and files.
          testTimeout: 300_000 * Number(process.env.PROPERTY_SEEDS ?? 1),
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'client',
          include: ['src/client/**/*.test.tsx'],
          environment: './src/client/testing/dom-environment.ts',
          setupFiles: [
            'src/server/testing/no-console-error.ts',
            'src/server/testing/remove-folders.ts',
            'src/client/testing/each-test.ts',
          ],
          // As above; creating a window for each file took longer than its tests.
          isolate: false,
          // Tests mostly compute, so one more fits into the time spent waiting for responses.
          maxWorkers: availableParallelism() + 1,
          // Only for tests that hang: on a busy machine a good one may take tens of seconds.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['src/tests/journeys/**/*.e2e.ts'],
          globalSetup: ['src/tests/journeys/global-setup.ts'],
          setupFiles: ['src/server/testing/remove-folders.ts'],
          // As long as waiting for an element, because a busy machine easily takes longer than the default second.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As above; starting a browser for each file took longer than many a journey.
          isolate: false,
          // Journeys mostly wait for the other process, so a third file fits on two processors.
          maxWorkers: 3,
          // A journey in a real browser may fail on a busy machine; a second failure is a fault.
          retry: process.env.CI === 'true' ? 1 : 0,
        },
      },
    ],
  },
});
