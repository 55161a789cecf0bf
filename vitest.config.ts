import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/support/build-workers.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**', '**/*.shared.test.ts', 'node_modules/**'],
    // The settings of whoever tests are not the test's, nor of what it starts.
    env: { FOOTHOLD_ENV_FILE: 'off' },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Test files share a process and what they import: importing it anew for each took 40 % of the time. The code keeps no state in its modules, so that
    // nothing passes from one file to the next; what a test itself changes (a clock, a variable of the environment) it puts back.
    isolate: false,
    // No second tries: a test that fails now and then is mended.
    retry: 0,
  },
});
