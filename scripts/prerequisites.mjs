// The programs that tests need besides Node: a Chromium for the browser tests and pdftotext for reading PDFs back. Where one is missing this tries to install
// it, and otherwise prints the command to run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onPath = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own. */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  // Debian's headless shell does the same in half the time. Its starter in /usr/bin adds switches for people's desktops; the browser itself is preferred.
  const system = [
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/lib/chromium/chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Debian's package, where there is one: newer releases have it. */
const headlessShell = 'chromium-headless-shell';

const missingPrograms = async () => {
  const missing = [];
  if ((await chromiumPath()) === undefined) missing.push('chromium');
  if (!onPath('pdftotext')) missing.push('poppler-utils');
  return missing;
};

/** Installs what is missing, if it can; otherwise throws an error with the command to run. */
export async function ensurePrerequisites() {
  const missing = await missingPrograms();
  if (missing.length === 0) return;
  const root = process.getuid?.() === 0;
  if (onPath('apt-get') && root) {
    process.stderr.write(`Installing ${missing.join(' and ')} for the tests ...\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
    const hasShell = spawnSync('apt-cache', ['show', headlessShell], { stdio: 'ignore' }).status === 0;
    const packages = missing.map((name) => (name === 'chromium' && hasShell ? headlessShell : name));
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: ['ignore', 'ignore', 2], env });
  }
  const still = await missingPrograms();
  if (still.length === 0) return;
  throw new Error(
    `The tests need ${still.join(' and ')}. On Debian or Ubuntu run: sudo apt-get install -y ${still.join(' ')}\n` +
      'Elsewhere install Chromium and poppler, and set CHROMIUM_PATH to the browser.',
  );
}
