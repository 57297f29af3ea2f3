import '../../../scripts/launch/on-current-node.mjs';
import { defineConfig } from 'vitest/config';
import { FAULTS } from './faults';

const fault = FAULTS.find(({ name }) => name === process.env.PLANTED_FAULT);

/** The tests of the core on code with one fault in it; the files themselves stay as they are. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      transform: (code, id) =>
        fault && id.endsWith(`/${fault.file}`) ? code.replace(fault.before, () => fault.after) : undefined,
    },
  ],
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/server/testing/remove-folders.ts'],
    isolate: false,
    fsModuleCache: false,
    testTimeout: 60_000,
  },
});
