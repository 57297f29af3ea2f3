import '../launch/on-current-node.mjs';
import { defineConfig } from 'vitest/config';

/** Tests of pure rules only: with a server or a DOM, one run per mutant would take hours. */
export default defineConfig({
  test: {
    include: ['src/shared/**/*.test.ts', 'src/server/rules/**/*.test.ts', 'src/client/**/*.test.ts'],
    isolate: false,
  },
});
