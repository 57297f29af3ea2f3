import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: [
            'src/shared/**/*.test.ts',
            'src/server/**/*.test.ts',
            'src/client/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['src/server/testing/no-console-error.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['src/e2e/**/*.e2e.ts'],
          globalSetup: ['src/e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A journey over a whole browser may stumble over a machine that is busy; what fails twice is a fault.
          retry: process.env.CI === 'true' ? 1 : 0,
        },
      },
    ],
  },
});
