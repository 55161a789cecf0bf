import { defineConfig } from '@playwright/test';
import first from './playwright.config.ts';

/** The second round: the browser tests that read the data folder beside the project. `npm run test:shared` runs it where there is one. */
export default defineConfig(first, { testMatch: '**/*.shared.spec.ts', testIgnore: [] });
