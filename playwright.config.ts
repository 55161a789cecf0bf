import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Any port that is free now. Synchronous, because this file's value is. */
const freePort = (): string =>
  execFileSync(process.execPath, [
    '-e',
    "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})",
  ]).toString();

// Test workers load this file again: what is made once is handed to them by the environment.
process.env['E2E_PORT'] ??= freePort();
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'foothold-e2e-'));
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

// As in scripts/prerequisites.mjs: the headless shell takes half the time, and Debian's own starter of the browser a sixth more.
const systemChromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
].find((path) => path !== undefined && path !== '' && existsSync(path));

/** The address bar's two panels are pages of their own, loaded with every window: a seventh of the time of these tests. Nobody sees them here. */
const addressBarPanels = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright itself turns off: the browser takes the last list alone. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

const refusal = JSON.stringify({
  consent: true,
  preferences: { necessary: true, analytics: false, marketing: false, functional: false },
  date: '2026-01-01T00:00:00.000Z',
});

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: '**/*.shared.spec.ts',
  outputDir: 'test-results',
  globalTeardown: './test/e2e/support/remove-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser on a crowded machine can miss a moment. A test that passes only at its second try is named at the end, to be mended.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'ci-output/browser.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Who comes has refused everything that can be refused, except where a test is about that.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'foothold.consent', value: refusal }] }],
    },
    // Not of every first try: keeping one takes as long as some tests.
    trace: 'on-first-retry',
    launchOptions: {
      ...(systemChromium && { executablePath: systemChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...offByPlaywright, ...addressBarPanels].join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node build/server/main.js',
    url: baseURL,
    env: {
      // The settings of whoever tests are not the test's.
      FOOTHOLD_ENV_FILE: 'off',
      PORT: process.env['E2E_PORT'],
      HOST: '127.0.0.1',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DATABASE_URL: '',
      // Nobody is asked over the network.
      JOB_SOURCES: 'sample',
      LOG_LEVEL: 'warn',
      // Each test says which address it comes from: see test/e2e/support/watched.ts.
      TRUST_PROXY: '1',
    },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
