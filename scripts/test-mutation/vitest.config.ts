import '../launch/on-current-node.mjs';
import { defineConfig } from 'vitest/config';

/** The tests of pure rules alone: what needs a server or a document would take hours, a mutant at a time. */
export default defineConfig({
  test: {
    include: ['src/shared/**/*.test.ts', 'src/server/rules/**/*.test.ts', 'src/client/**/*.test.ts'],
    isolate: false,
  },
});
