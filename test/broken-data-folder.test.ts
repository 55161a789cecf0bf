import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { askEmbedded } from '#server/db/transfer/connections.ts';
import { projectRoot } from '#server/root.ts';
import { startServerProcess } from './support/server-process.ts';

let parent: string;
let used: string;
let dataDir: string;
let database: string;
/** The files of tables, by name. */
const files = new Map<string, string>();
let copies = 0;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'foothold-broken-'));
  chmodSync(parent, 0o755);
  used = join(parent, 'used');
  const server = await startServerProcess({ DATA_DIR: used });
  await server.end('SIGTERM');
  const opened = await openEmbedded(used);
  const rows = await askEmbedded(opened)<{ name: string; path: string }>(
    `select relname as name, pg_relation_filepath(oid) as path from pg_class where relname in ('users', 'users_pkey', 'queue')`,
  );
  for (const { name, path } of rows) files.set(name, path);
  await opened.close();
}, 600_000);
beforeEach(() => {
  dataDir = join(parent, `data-${++copies}`);
  database = join(dataDir, 'database');
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const copyUsed = () => cpSync(used, dataDir, { recursive: true });
const env = (more = {}) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: '0',
  JOB_SOURCES: 'sample',
  ...more,
});
/** Another user than the one who has the files, if this one may do everything. */
const nobody = getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** Whether that user may read the program: not in a folder that only its owner may read. */
const readsProgram = `fs.readFileSync(${JSON.stringify(join(projectRoot(), 'package.json'))})`;
const mayRun = spawnSync(process.execPath, ['-e', readsProgram], { ...nobody, cwd: '/' }).status === 0;

function run(program: string, args: string[] = [], options = {}) {
  const ran = spawnSync(process.execPath, [`build/server/${program}.js`, ...args], {
    cwd: projectRoot(),
    env: env(),
    encoding: 'utf8',
    timeout: 120_000,
    ...options,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
const start = () => run('main');
const foothold = (...args: string[]) => run('cli', args);

const damaged = () =>
  `The database in ${database} can't be opened; its files are damaged. Move that folder away, then run “foothold restore FILE” ` +
  'with a backup. To begin anew instead, set DATA_DIR to an empty folder.\n';

/** Every file but the lock's and the socket's, with its size and when it was written. */
const state = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((path) => [path, statSync(path).size, statSync(path).mtimeMs]);

test('files without PG_VERSION, or without any committed transaction, are damaged, and nothing is written to them', () => {
  copyUsed();
  for (const damage of [
    () => rmSync(join(database, 'PG_VERSION')),
    () => {
      cpSync(join(used, 'database/PG_VERSION'), join(database, 'PG_VERSION'));
      writeFileSync(join(database, 'pg_xact/0000'), Buffer.alloc(8192));
    },
  ]) {
    damage();
    const before = state();
    expect(start()).toEqual({ code: 1, out: '', err: damaged() });
    expect(foothold('stats')).toEqual({ code: 2, out: '', err: damaged() });
    expect(foothold('migrate')).toEqual({ code: 2, out: '', err: damaged() });
    expect(foothold('backup', join(parent, 'never.backup'))).toEqual({ code: 2, out: '', err: damaged() });
    expect(state()).toEqual(before);
  }
});

test.each([
  ['users', 'gone'],
  ['users', 'random'],
  ['users_pkey', 'random'],
  ['queue', 'gone'],
])('the file of %s that is %s ends a start with that one sentence', (name, damage) => {
  copyUsed();
  const path = join(database, files.get(name) ?? '');
  if (damage === 'gone') rmSync(path);
  else writeFileSync(path, Buffer.alloc(16_384, 'what no page begins with'));
  expect(start()).toEqual({ code: 1, out: '', err: damaged() });
  expect(foothold('holdings')).toEqual({ code: 2, out: '', err: damaged() });
});

test('where there was a database, an empty one is not begun without a word', () => {
  mkdirSync(database, { recursive: true });
  const secret = join(dataDir, 'session-secret');
  cpSync(join(used, 'session-secret'), secret);
  for (const _ of ['an empty folder', 'none']) {
    const sentence = `There's no database in ${database}, though there was one: ${secret} is left of it.`;
    expect(start()).toMatchObject({ code: 1, err: expect.stringContaining(sentence) as unknown });
    rmSync(database, { recursive: true, force: true });
  }
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
});

test('only a start makes a database: a command says that there is none, and makes nothing', () => {
  const sentence = `There's no database in ${dataDir}. Set DATA_DIR to the folder that has it.\n`;
  for (const args of [['stats'], ['jobs', 'boards'], ['account', 'export', 'a@example.com']])
    expect(foothold(...args)).toEqual({ code: 2, out: '', err: sentence });
  expect(existsSync(dataDir)).toBe(false);
});

test.skipIf(!mayRun)('what this user may not read is said by its path, and is not called damaged', () => {
  copyUsed();
  chmodSync(dataDir, 0o777);
  chmodSync(database, 0o755);
  const closed = join(database, 'base');
  const sentence = (path: string) =>
    expect.stringContaining(`Foothold's user may not read and write ${path}.`) as unknown;
  const asNobody = { ...nobody, env: env({ HOME: parent }) };
  chmodSync(closed, 0);
  expect(run('main', [], asNobody)).toMatchObject({ code: 1, err: sentence(closed) });
  expect(run('cli', ['stats'], asNobody)).toMatchObject({ code: 2, out: '', err: sentence(closed) });
  chmodSync(closed, 0o700);
  chmodSync(database, 0);
  expect(run('cli', ['backup', join(parent, 'x.backup')], asNobody)).toMatchObject({
    code: 2,
    err: sentence(database),
  });
  chmodSync(database, 0o700);
});

test('a folder that cannot be used is said to a command as to a start', () => {
  writeFileSync(dataDir, 'a file');
  expect(foothold('stats')).toMatchObject({ code: 2, err: expect.not.stringContaining('bug') as unknown });
});

test('a session secret that cannot be used is a sentence, and stays as it is', () => {
  copyUsed();
  const secret = join(dataDir, 'session-secret');
  for (const text of ['', 'short']) {
    writeFileSync(secret, text);
    expect(start()).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The session secret in .* is cut off\.[^\n]*\n$/) as unknown,
    });
    expect(readFileSync(secret, 'utf8')).toBe(text);
  }
  rmSync(secret);
  mkdirSync(secret);
  expect(start()).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The session secret can't be read[^\n]*\n$/) as unknown,
  });
});

test(
  'Ctrl-C takes a restore back; what a killed one leaves is named by a start, and made good by the next',
  { timeout: 600_000 },
  async () => {
    const file = join(parent, 'used.backup');
    dataDir = used;
    expect(foothold('backup', file)).toMatchObject({ code: 0 });
    dataDir = join(parent, `data-${copies}`);
    const interrupt = async (signal: NodeJS.Signals) => {
      const child = spawn(process.execPath, ['build/server/cli.js', 'restore', file], {
        cwd: projectRoot(),
        env: env(),
      });
      let err = '';
      child.stderr.on('data', (part: Buffer) => (err += part.toString()));
      const ended = once(child, 'close');
      while (!existsSync(join(dataDir, 'database.restoring'))) await new Promise((resolve) => setTimeout(resolve, 2));
      child.kill(signal);
      // As npm does, which passes on what the terminal has sent already.
      child.kill(signal);
      await ended;
      return { code: child.exitCode, err };
    };
    expect(await interrupt('SIGINT')).toEqual({ code: 130, err: 'Interrupted: nothing was kept.\n' });
    expect(readdirSync(dataDir)).toEqual([]);
    await interrupt('SIGKILL');
    expect(readdirSync(dataDir)).toEqual(['database.restoring']);
    expect(start()).toMatchObject({
      code: 1,
      err: expect.stringContaining('An unfinished restore lies in') as unknown,
    });
    expect(foothold('restore', file)).toMatchObject({ code: 0 });
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'session-secret']);
  },
);
