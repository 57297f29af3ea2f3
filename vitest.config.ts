import './scripts/launch/on-current-node.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = ['/screens.e2e.ts', '/papers.e2e.ts', '/main-job.e2e.ts', '/model/running-quiz.test.ts'];

/** Begins with the files that take longest by far: last, they would run while the other processes have nothing left to do. */
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
          // Loading the server anew for each file took twice as long as its tests; what they share is made by each test itself.
          isolate: false,
          // A test waits for its disk and its sockets as long as it computes.
          maxWorkers: 2 * availableParallelism(),
          // As many tests wait for a process or a file, this bounds one that hangs, and no other.
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
          // As above; and a window for each file took longer than its tests.
          isolate: false,
          // Most of a test is computing; what its answers wait for fits between.
          maxWorkers: availableParallelism() + 1,
          // These bound a test that hangs; on a busy machine one that works may take tens of seconds.
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
          // As patient as what waits for a part of the page: a second is soon over on a machine that is busy.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As above; and a browser for each file took longer than many a journey.
          isolate: false,
          // Much of a journey is waiting for the other side, so a third file fits on two processors.
          maxWorkers: 3,
          // A journey over a whole browser may stumble over a machine that is busy; what fails twice is a fault.
          retry: process.env.CI === 'true' ? 1 : 0,
        },
      },
    ],
  },
});
