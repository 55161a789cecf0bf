import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { resumeOptimizations, uploads } from '#server/db/schema/optimizations.ts';
import { authenticators } from '#server/db/schema/second-factors.ts';
import { createLog } from '#server/logging/log.ts';
import { makeQueueAt } from '#server/transfer/make-queue.ts';
import { removeBytesJob } from '#server/features/uploads/jobs.ts';
import { openBrowser, type Browser } from './support/browser.ts';
import { composedServer, type ComposedServer } from './support/composed-server.ts';
import { everyRow, everyRowAt } from './support/every-row.ts';
import { addListing } from './support/listing-rows.ts';
import { makePdf, textAt } from './support/make-pdf.ts';
import { ownPostgres, type OwnPostgres } from './support/own-postgres.ts';
import { optimize, password, pay, resumeText, signUp } from './support/people.ts';
import { filledRow, schemaTables } from './support/schema-tables.ts';
import { runInShell } from './support/shell.ts';
import { testPostgresUrl } from './support/template-database.ts';

const noPostgres = 'FOOTHOLD_TEST_DATABASE_URL names no PostgreSQL';
const email = 'mover@example.com';

let dataDir: string;
let before: Awaited<ReturnType<typeof everyRow>>;
let optimizationId: string;
const own: OwnPostgres[] = [];
const emptyDatabase = async () => {
  const made = await ownPostgres(testPostgresUrl ?? '');
  own.push(made);
  return made;
};

/** What no careless copy takes along: every byte, every quotation mark, and more than is copied at once. */
const everyByte = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 256));
const awkward = `'"\\\\ {"a": null} \\N \t\r\n , ( ) { } $1 \\x00 – 履歴書 🎓`;

async function live(server: ComposedServer): Promise<Browser> {
  const { db } = server.database;
  const browser = openBrowser(server.app);
  const { user } = await signUp(browser, email);
  // Another account gets the second step, so that the first one signs in with its password alone.
  const { user: other } = await signUp(openBrowser(server.app, '192.0.2.4'), 'other@example.com');
  const lines = resumeText.split('\n').map((line, index) => textAt(60, 740 - index * 20, line.replace('•', '-')));
  const pdf = new File([new Uint8Array(makePdf({ pages: [{ content: lines.join('') }] }))], 'resume.pdf', {
    type: 'application/pdf',
  });
  const { uploadId } = await browser.api.call(api.uploadResume, { file: pdf });
  ({ id: optimizationId } = await optimize(browser));
  await pay(browser, 'complete', optimizationId);
  const listing = await addListing(db, { title: awkward });
  await browser.api.call(api.saveJob, { body: { jobListingId: listing, notes: awkward } });
  await optimize(openBrowser(server.app, '192.0.2.2'));
  await server.queue.enqueue(removeBytesJob, {}, db, { afterSeconds: 3600 });
  const [made] = await db.select().from(uploads);
  if (!made) throw new Error('Nothing was uploaded.');
  const { id: _, ...upload } = made;
  await db.insert(uploads).values({ ...upload, fileName: awkward, file: everyByte, fileBytes: everyByte.length });
  // Tables not filled so far get a row each, so that new ones are tested automatically.
  const [session] = await db.select({ id: resumeOptimizations.sessionId }).from(resumeOptimizations);
  const owned: Record<string, string> = {
    users: user.id,
    uploads: uploadId ?? '',
    resume_optimizations: optimizationId,
    job_listings: listing,
    sessions: session?.id ?? '',
  };
  for (const table of await schemaTables()) {
    if ((await db.$count(table)) > 0) continue;
    const row = filledRow(table, awkward, table === authenticators ? { ...owned, users: other.id } : owned);
    await db.insert(table).values(row as never);
    if (typeof row['id'] === 'string') owned[getTableName(table)] ??= row['id'];
  }
  return browser;
}

let cookies: Browser['cookies'];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-move-'));
  const server = await composedServer({ DATA_DIR: dataDir });
  ({ cookies } = await live(server));
  await server.close();
  const database = await openEmbedded(dataDir);
  before = await everyRow(database.db);
  await database.close();
}, 600_000);
beforeEach(() => {
  vi.stubEnv('DATA_DIR', dataDir);
  return () => vi.unstubAllEnvs();
});
afterAll(async () => {
  for (const database of own) await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const secretIn = (folder: string) => readFileSync(join(folder, 'session-secret'), 'utf8').trim();

/** Whoever was signed in still is, can sign in again, and gets what they paid for. */
async function expectToWork(settings: Record<string, string>): Promise<void> {
  const server = await composedServer({ DATA_DIR: dataDir, ...settings });
  try {
    const still = openBrowser(server.app);
    for (const [name, value] of cookies) still.cookies.set(name, value);
    expect((await still.api.call(api.getMe, {})).user?.email).toBe(email);
    const returning = openBrowser(server.app, '192.0.2.3');
    await returning.api.call(api.login, { body: { email, password } });
    const file = await returning.fetch(`/api/download/resume/${optimizationId}?format=pdf`);
    expect(file.status).toBe(200);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  } finally {
    await server.close();
  }
}

test('a copy of the stopped data folder holds every row, and a server starts on it', { timeout: 600_000 }, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'foothold-copy-'));
  cpSync(dataDir, copy, { recursive: true });
  const database = await openEmbedded(copy);
  expect(await everyRow(database.db)).toEqual(before);
  await database.close();
  await expectToWork({ DATA_DIR: copy });
  rmSync(copy, { recursive: true });
});

test(
  'the embedded database moves to PostgreSQL, is restored from a backup there, and both serve',
  { timeout: 600_000 },
  async ({ skip }) => {
    skip(testPostgresUrl === undefined, noPostgres);
    const target = await emptyDatabase();
    const { code, printed, notices } = await runInShell(['move', '--to', target.url.href]);
    expect({ code, notices }).toMatchObject({ code: 0, notices: expect.stringContaining('session-secret') as unknown });
    const after = await everyRowAt(target.url.href);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(after).toEqual(before);
    const rows = Object.values(before).reduce((sum, held) => sum + held.length, 0);
    expect(printed).toMatchObject([{ rows, verified: true }]);

    const source = await openEmbedded(dataDir);
    expect(await everyRow(source.db)).toEqual(before);
    await source.close();
    const again = await runInShell(['move', '--to', target.url.href]);
    expect(again).toMatchObject({ code: 2, printed: [], notices: expect.stringMatching(/isn't empty/) as unknown });

    const restored = await restore(target.url.href);
    if (restored === undefined) console.warn('pg_dump is missing or older than the server: restoring is not tested.');
    else expect(await everyRowAt(restored)).toEqual(before);
    await expectToWork({ DATABASE_URL: restored ?? target.url.href, SESSION_SECRET: secretIn(dataDir) });
  },
);

/** Backs a database up and restores it, as docs/operations.md says; undefined where this machine has no such program. */
async function restore(url: string): Promise<string | undefined> {
  const to = await emptyDatabase();
  const file = join(dataDir, 'backup.dump');
  const dumped = spawnSync('pg_dump', ['-Fc', '--no-owner', '--file', file, url], { encoding: 'utf8' });
  if (dumped.error || /version mismatch/.test(dumped.stderr)) return undefined;
  expect(dumped.stderr).toBe('');
  const program = ['--no-owner', '--exit-on-error', '--single-transaction', '--dbname', to.url.href, file];
  expect(spawnSync('pg_restore', program, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  return to.url.href;
}

const backup = async (file: string, ...flags: string[]) => runInShell(['backup', file, ...flags]);
const inFolder = async (folder: string) => {
  const database = await openEmbedded(folder);
  const rows = await everyRow(database.db);
  await database.close();
  return rows;
};

test(
  'a backup of either database is restored into either, with every row, and a server starts on it',
  { timeout: 600_000 },
  async ({ skip }) => {
    const files = mkdtempSync(join(tmpdir(), 'foothold-backups-'));
    const file = join(files, 'embedded.backup');
    const rows = Object.values(before).reduce((sum, held) => sum + held.length, 0);
    const made = await backup(file);
    expect(made).toMatchObject({ code: 0, printed: [{ from: 'embedded', rows, verified: true, holdsSecret: true }] });
    expect(made.notices).toMatch(/session secret is in it/);

    const folder = join(files, 'data');
    vi.stubEnv('DATA_DIR', folder);
    expect(await runInShell(['restore', file])).toMatchObject({ code: 0, printed: [{ rows, next: {} }] });
    expect(await inFolder(folder)).toEqual(before);
    expect(secretIn(folder)).toBe(secretIn(dataDir));
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'session-secret']);
    expect(await runInShell(['restore', file])).toMatchObject({
      code: 2,
      notices: expect.stringMatching(/already a database/) as unknown,
    });
    await expectToWork({ DATA_DIR: folder });

    if (testPostgresUrl === undefined) rmSync(files, { recursive: true });
    skip(testPostgresUrl === undefined, noPostgres);
    const server = await emptyDatabase();
    const beside = join(files, 'beside');
    vi.stubEnv('DATA_DIR', beside);
    vi.stubEnv('DATABASE_URL', server.url.href);
    const onServer = await runInShell(['restore', file]);
    expect(onServer).toMatchObject({
      code: 0,
      notices: expect.stringContaining(join(beside, 'session-secret')) as unknown,
    });
    expect(await everyRowAt(server.url.href)).toEqual(before);
    expect(secretIn(beside)).toBe(secretIn(dataDir));
    const used = await runInShell(['restore', file]);
    expect(used).toMatchObject({ code: 2, notices: expect.stringMatching(/isn't empty/) as unknown });
    expect(await everyRowAt(server.url.href)).toEqual(before);

    const again = join(files, 'postgres.backup');
    expect(await backup(again)).toMatchObject({ code: 0, printed: [{ from: 'postgres', rows, holdsSecret: false }] });
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(files, 'from-postgres'));
    const back = await runInShell(['restore', again]);
    expect(back).toMatchObject({ code: 0, notices: expect.stringMatching(/SESSION_SECRET: the one/) as unknown });
    expect(await inFolder(join(files, 'from-postgres'))).toEqual(before);
    await expectToWork({ DATA_DIR: join(files, 'from-postgres'), SESSION_SECRET: secretIn(dataDir) });
    rmSync(files, { recursive: true });
  },
);

test(
  'a backup that cannot be restored leaves no database, and none where there was none',
  { timeout: 600_000 },
  async ({ skip }) => {
    const files = mkdtempSync(join(tmpdir(), 'foothold-spoiled-'));
    const file = join(files, 'a.backup');
    await backup(file);
    const whole = readFileSync(file);
    const folder = join(files, 'data');
    vi.stubEnv('DATA_DIR', folder);
    const refused = async (bytes: Uint8Array, sentence: RegExp) => {
      writeFileSync(file, bytes);
      expect(await runInShell(['restore', file])).toMatchObject({
        code: 2,
        printed: [],
        notices: expect.stringMatching(sentence) as unknown,
      });
      expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    };
    const spoiled = Buffer.from(whole);
    spoiled.writeUInt8(spoiled.readUInt8(whole.length >> 1) ^ 4, whole.length >> 1);
    await refused(spoiled, /damaged/);
    await refused(whole.subarray(0, -20), /cut off/);
    const text = gunzipSync(whole).toString();
    await refused(
      gzipSync(text.replace('"migrations":[', '"migrations":[{"hash":"later","createdAt":"1"},')),
      /newer version/,
    );

    skip(testPostgresUrl === undefined, noPostgres);
    const server = await emptyDatabase();
    vi.stubEnv('DATABASE_URL', server.url.href);
    await refused(spoiled, /damaged/);
    // The database refuses what every check of the file lets pass.
    const [, secretLine] = text.split('\n');
    const forged = text
      .replace('"integer"', '"bigint"')
      .replace(`${secretLine}\n`, '')
      .replace('"holdsSecret":true', '"holdsSecret":false');
    const beforeEnd = forged.slice(0, forged.lastIndexOf('{"end"'));
    const digest = createHash('sha256').update(beforeEnd).digest('hex');
    await refused(
      gzipSync(`${beforeEnd}${forged.slice(beforeEnd.length).replace(/"sha256":"\w+"/, `"sha256":"${digest}"`)}`),
      /doesn't have the columns/,
    );
    expect(await server.ask(`select nspname from pg_namespace where nspname in ('pgboss', 'drizzle')`)).toEqual([]);
    expect(await server.ask(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);

    // What a process leaves there that is killed: a start does not serve it as a new site, and a restore goes on.
    await makeQueueAt(server.url.href, createLog({ logLevel: 'silent' }));
    vi.stubEnv('SESSION_SECRET', secretIn(dataDir));
    expect(await runInShell(['migrate'])).toMatchObject({
      code: 2,
      notices: expect.stringMatching(/An unfinished restore or move/) as unknown,
    });
    writeFileSync(file, whole);
    expect(await runInShell(['restore', file])).toMatchObject({ code: 0 });
    rmSync(files, { recursive: true });
  },
);

test(
  'what cannot be moved is said in a sentence, and leaves the target as it was',
  { timeout: 600_000 },
  async ({ skip }) => {
    expect(await runInShell(['move'])).toMatchObject({ code: 2, notices: expect.stringMatching(/--to/) as unknown });
    expect(await runInShell(['move', '--to', 'mysql://x/y'])).toMatchObject({ code: 2 });
    const nobody = await runInShell(['move', '--to', 'postgres://x@127.0.0.1:1/x']);
    expect(nobody).toMatchObject({ code: 2, notices: expect.stringMatching(/isn't answering/) as unknown });
    skip(testPostgresUrl === undefined, noPostgres);

    const used = await emptyDatabase();
    await used.ask('create table public.invoices (id int)');
    expect(await runInShell(['move', '--to', used.url.href])).toMatchObject({
      code: 2,
      notices: expect.stringMatching(/public\.invoices/) as unknown,
    });
    expect(await used.ask(`select 1 from pg_tables where tablename = 'users'`)).toEqual([]);

    const target = await emptyDatabase();
    const running = await openEmbedded(dataDir);
    const locked = await runInShell(['move', '--to', target.url.href]);
    await running.close();
    expect(locked).toMatchObject({ code: 2, notices: expect.stringMatching(/is using the data folder/) as unknown });

    const empty = mkdtempSync(join(tmpdir(), 'foothold-empty-'));
    vi.stubEnv('DATA_DIR', empty);
    const nothing = await runInShell(['move', '--to', target.url.href]);
    expect(nothing).toMatchObject({ code: 2, notices: expect.stringMatching(/no embedded database/) as unknown });
    rmSync(empty, { recursive: true });
    expect(await target.ask(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  },
);
