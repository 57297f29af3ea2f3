import '../../../scripts/launch/on-current-node.mjs';
import { defineConfig } from 'vitest/config';
import { FAULTS } from './faults';

const fault = FAULTS.find(({ name }) => name === process.env.PLANTED_FAULT);
const isPlantedIn = (id: string) => fault !== undefined && id.endsWith(`/${fault.file}`);

/** The tests of the core on code with one fault in it; the files themselves stay as they are. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      transform: (code, id) =>
        fault && isPlantedIn(id) ? code.replace(fault.before, () => fault.after) : undefined,
      // Only the file with the fault is read anew; all others are as they were for the fault before.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (isPlantedIn(id) ? false : undefined)),
    },
  ],
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/server/testing/remove-folders.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
