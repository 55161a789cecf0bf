import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform, umask } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import { openBrowser } from '#test/support/browser.ts';
import { signUp } from '#test/support/people.ts';
import { compose } from './compose/compose.ts';
import { openOutside } from './compose/outside.ts';
import { folderDisk } from './adapters/disk/folder-disk.ts';
import { readConfig } from './settings/config.ts';
import { guardDataFolder } from './data-folder.ts';
import { createLog } from './logging/log.ts';
import type { Disk } from './adapters/disk/port.ts';
import { openOperatorSocket } from './operator/operator-socket.ts';

/** As wide open as an operator's shell leaves things. */
let before: number;
let dataDir: string;
beforeAll(() => {
  before = umask(0);
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-folder-'));
  chmodSync(dataDir, 0o777);
  writeFileSync(join(dataDir, 'notes-of-the-operator.txt'), 'mine', { mode: 0o644 });
});
afterAll(() => {
  umask(before);
  rmSync(dataDir, { recursive: true, force: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

/** Everything in the folder that anybody but its owner may do something with. */
function open(path: string): string[] {
  const stat = lstatSync(path);
  const within = stat.isDirectory() ? readdirSync(path).flatMap((name) => open(join(path, name))) : [];
  return (stat.mode & 0o077) === 0 ? within : [path.slice(dataDir.length), ...within];
}

/** Starts the server on the folder, has it write of every kind, and ends it; what lay open while it ran. */
async function run(): Promise<{ files: number; open: string[] }> {
  umask(0);
  const config = { ...readConfig({}, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), busyAfterMs: 0 };
  const log = createLog(config);
  const server = await compose(config, await openOutside(config, log));
  const socket = await openOperatorSocket({ ...config, ...server, log });
  if (!server.app) throw new Error('A worker alone serves nothing.');
  const browser = openBrowser(server.app);
  const email = `writes-${Date.now()}@example.com`;
  await signUp(browser, email);
  await browser.api.call(forgotPassword, { body: { email } });
  await expect.poll(() => readdirSync(dataDir), { timeout: 60_000 }).toContain('mail');
  const found = { files: readdirSync(dataDir, { recursive: true }).length, open: open(dataDir) };
  await socket.close();
  await server.close();
  return found;
}

test('all of the data folder is its owner’s alone, though the operator made it', { timeout: 600_000 }, async () => {
  const first = await run();
  expect(first.files).toBeGreaterThan(100);
  expect(first.open).toEqual(['/notes-of-the-operator.txt']);
  expect(modeOf(dataDir)).toBe(0o700);
  expect(modeOf(join(dataDir, 'session-secret'))).toBe(0o600);
  // What a version before this one left open is closed by the next start.
  for (const name of readdirSync(join(dataDir, 'database'))) chmodSync(join(dataDir, 'database', name), 0o755);
  chmodSync(dataDir, 0o755);
  expect((await run()).open).toEqual(['/notes-of-the-operator.txt']);
});

describe('a start that can keep nothing says so in a sentence', () => {
  const log = createLog({ logLevel: 'silent' });
  const plenty = { freeBytes: async () => undefined };
  const start = (folder: string, disk: Disk = plenty) => guardDataFolder(folder, { disk, log });

  test('on a full disk', async () => {
    const full = { freeBytes: async () => 1024 };
    const empty = mkdtempSync(join(tmpdir(), 'foothold-full-'));
    await expect(start(empty, full)).rejects.toThrow(`There's no room left on the disk of ${empty}.`);
    await expect(start(empty, folderDisk(empty))).resolves.toBeUndefined();
    rmSync(empty, { recursive: true });
    // What is there already can be read and deleted.
    await expect(start(dataDir, full)).resolves.toBeUndefined();
  });

  test('where a file is in the way', async () => {
    const folder = join(dataDir, 'notes-of-the-operator.txt', 'data');
    await expect(start(folder)).rejects.toThrow(`The data folder ${folder} can't be created there.`);
  });

  // Nobody may write there, not even root.
  test.skipIf(platform !== 'linux')('on a folder that is not to be written to', async () => {
    await expect(start('/sys')).rejects.toThrow("The data folder /sys can't be written to.");
  });
});
