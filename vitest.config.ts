import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/support/build-workers.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**', '**/*.shared.test.ts', 'node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // A moment can be missed on a crowded machine, as in the browser tests. A test that passes only at its second try is named at the end.
    retry: 1,
  },
});
