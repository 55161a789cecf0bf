import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** Any port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** The built product on a separate data folder, until it's stopped. */
export async function startProduct(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-shots-'));
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      FOOTHOLD_ENV_FILE: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // Nobody is asked over the network.
      JOB_SOURCES: 'sample',
      LOG_LEVEL: 'error',
      // Each person comes from a separate address: together they would exceed the limits of one.
      TRUST_PROXY: '1',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 180_000;
  while (!(await answers(address))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop();
      throw new Error('The product did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address, stop };
}

/** The full browser if installed: the headless one can draw a resized page with styles of the old width. */
export function openBrowser(): Promise<Browser> {
  // Found by the command, as for the browser tests.
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
}
