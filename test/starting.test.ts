import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { startServerProcess } from './support/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-starting-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = () => join(folder, 'data');
function start(port: number) {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: dataDir(), PORT: String(port), JOB_SOURCES: 'sample' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (said.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said.err += part.toString()));
  return { child, said };
}

test('a port that is taken is said in one sentence, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, said } = start(port);
  await once(child, 'close');
  expect({ ...said, code: child.exitCode }).toEqual({
    out: '',
    err: `Another program is using port ${port}. Stop it, or set PORT to another number.\n`,
    code: 1,
  });
  expect(existsSync(dataDir())).toBe(false);
  other.close();
});

test('SIGTERM ends a start in the middle of making its database', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  const { child, said } = start(port);
  const ended = once(child, 'close');
  while (!existsSync(join(dataDir()))) await new Promise((resolve) => setImmediate(resolve));
  child.kill('SIGTERM');
  await ended;
  expect({ signal: child.signalCode, err: said.err }).toEqual({ signal: 'SIGTERM', err: '' });
  expect(said.out).not.toContain('Foothold is running');
});

test('a start says what it runs with, one line for each part, and last where', async () => {
  const server = await startServerProcess({ FOOTHOLD_ENV_FILE: 'off' });
  const lines = server.said().trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg.split(':')[0]);
  expect(messages.filter((message) => message !== 'request' && message !== 'slow query').slice(-6)).toEqual([
    'Database',
    'Payments',
    'Mail',
    'Models',
    'Job sources',
    'Foothold is running at http',
  ]);
  await server.remove();
});

test.each(['scripts/start.mjs', 'scripts/build.mjs', 'scripts/dev.mjs', 'scripts/test.mjs', 'bin/foothold.js'])(
  '%s looks at the version of Node before it loads what an old one cannot read',
  (path) => {
    const code = readFileSync(join(projectRoot(), path), 'utf8').replace(/^(#!|\/\/).*\n/gm, '');
    expect(code).toMatch(/^import '[./]+(bin\/)?supported-node\.js';\n\nvoid import\('[^']+'\)[^\n]*;\n$/);
  },
);
