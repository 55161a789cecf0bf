import { defineConfig } from 'vitest/config';
import first from './vitest.config.ts';

/** The second round: the tests that read the data folder beside the project. `npm run test:shared` runs it where there is one. */
export default defineConfig({
  test: { ...first.test, include: ['test/shared/**/*.shared.test.ts'], exclude: ['node_modules/**'] },
});
