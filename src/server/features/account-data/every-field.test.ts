import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { openBrowser } from '#test/support/browser.ts';
import { composedServer, type ComposedServer } from '#test/support/composed-server.ts';
import { everyRow } from '#test/support/every-row.ts';
import { filesHolding } from '#test/support/files-holding.ts';
import { ownPostgres, type OwnPostgres } from '#test/support/own-postgres.ts';
import { signUp } from '#test/support/people.ts';
import { filledRow, schemaTables } from '#test/support/schema-tables.ts';
import { runInShell } from '#test/support/shell.ts';
import { testPostgresUrl } from '#test/support/template-database.ts';
import { contactMailJob } from '../contact/jobs.ts';
import { accountTables, tableName } from './account-tables-store.ts';

const mark = 'Quillfeather';
const email = 'quill@example.com';
let dataDir: string;
let own: OwnPostgres | undefined;
let server: ComposedServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-fields-'));
  own = testPostgresUrl === undefined ? undefined : await ownPostgres(testPostgresUrl);
  const settings: Record<string, string> = own
    ? { DATABASE_URL: own.url.href, SESSION_SECRET: 'a secret of the test, long enough for it' }
    : {};
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...settings, DATA_DIR: dataDir }))
    vi.stubEnv(name, value);
  server = await composedServer({ ...settings, DATA_DIR: dataDir });
}, 600_000);
afterAll(async () => {
  await server.close();
  await own?.drop();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What is kept of payments, and the rows that others own too; none of their fields is filled by a person. */
const records = ['payments', 'billing_events'];

/** The tables with an owner: they refer to an account or a session, or to a table that does, or an erasure deletes from them. */
async function ownedTables(): Promise<PgTable[]> {
  const tables = await schemaTables();
  const owned = new Set(['users', ...accountTables.filter(({ fate }) => fate === 'erased').map(tableName)]);
  const refers = (table: PgTable) =>
    getTableConfig(table).foreignKeys.some((key) => owned.has(getTableName(key.reference().foreignTable)));
  for (let size = 0; size < owned.size;) {
    size = owned.size;
    for (const table of tables) if (refers(table)) owned.add(getTableName(table));
  }
  // Referenced tables first.
  const order = accountTables.map(tableName).toReversed();
  return tables
    .filter((table) => owned.has(getTableName(table)) && !records.includes(getTableName(table)))
    .toSorted((a, b) => order.indexOf(getTableName(a)) - order.indexOf(getTableName(b)));
}

interface PlantedField {
  /** Table and column. */
  name: string;
  /** The value, as an export may write it. */
  written: string;
  secret: boolean;
}

/** The text that a value holds: of a JSON value and a list, the text in it; of bytes, how an export writes them. */
function writtenOf(value: unknown): string | undefined {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return writtenOf(value[0]);
  if (typeof value === 'object' && value !== null && 'text' in value) return writtenOf(value.text);
  return undefined;
}

async function plant(userId: string): Promise<PlantedField[]> {
  const ids: Record<string, string> = { users: userId };
  const planted: PlantedField[] = [];
  for (const table of await ownedTables()) {
    const name = getTableName(table);
    const row = filledRow(table, mark, ids);
    // Nobody enters these: the provider's ids in the records of payments, and random names of objects outside the database.
    if (name.startsWith('sandbox_')) row['id'] = `sandbox ${randomUUID()}`;
    for (const key of ['fileKey', 'pngKey']) if (key in row) row[key] = null;
    if (name === 'users') {
      Object.assign(row, { id: userId, email });
      await server.database.db
        .update(table)
        .set(row)
        .where(sql`id = ${userId}`);
    } else await server.database.db.insert(table).values(row as never);
    if (typeof row['id'] === 'string') ids[name] ??= row['id'];
    const kept = accountTables.find((each) => tableName(each) === name);
    // The posting read from a person's own ad is deleted with it, and isn't something the person entered.
    if (kept?.fate !== 'erased') continue;
    for (const [key, column] of Object.entries(table) as [string, PgColumn][]) {
      const written = writtenOf(row[key]);
      // Anything unmarked is one of our codes; search columns are derived from others.
      const isMarked = row[key] instanceof Uint8Array || (written?.includes(mark) ?? false);
      if (isMarked && written !== undefined && !/tsvector/.test(column.getSQLType()))
        planted.push({ name: `${name}.${key}`, written, secret: kept.secrets?.includes(key) ?? false });
    }
  }
  return planted;
}

test(
  'what an account can fill is all in its export, secrets apart, and nothing of it is left after its erasure',
  {
    timeout: 300_000,
  },
  async () => {
    const browser = openBrowser(server.app);
    const { user } = await signUp(browser, email);
    const resume = { basics: { name: mark, summary: mark }, work: [{ name: mark, highlights: [mark] }] };
    const file = new File([JSON.stringify(resume)], `${mark}.json`, { type: 'application/json' });
    await browser.api.call(api.uploadResume, { file });
    await browser.api.call(api.forgotPassword, { body: { email } });
    const message = { firstName: mark, lastName: mark, email, subject: mark, message: mark };
    await browser.api.call(api.sendContactMessage, { body: message });
    await server.queue.enqueue(contactMailJob, { ...message }, server.database.db, { afterSeconds: 3600 });
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length;
    await expect.poll(mails, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    const planted = await plant(user.id);
    expect(planted.length).toBeGreaterThan(100);
    if (!own) await expect.poll(() => filesHolding(dataDir, mark).length).toBeGreaterThan(1);

    const { printed, code } = await runInShell(['account', 'export', email]);
    expect(code).toBe(0);
    const exported = JSON.stringify(printed);
    const isIn = ({ written }: PlantedField) => exported.includes(JSON.stringify(written).slice(1, -1));
    expect(planted.filter((field) => !field.secret && !isIn(field)).map(({ name }) => name)).toEqual([]);
    expect(planted.filter((field) => field.secret && isIn(field)).map(({ name }) => name)).toEqual([]);
    expect(exported).not.toMatch(/token=(?:3D)?[\w-]{20}/);

    expect(await runInShell(['account', 'erase', email])).toMatchObject({ code: 0 });
    // Bytes are written as hexadecimal digits.
    const traces = [mark, email, Buffer.from(mark).toString('hex')];
    const rows = Object.entries(await everyRow(server.database.db)).flatMap(([table, held]) =>
      held.filter((row) => traces.some((trace) => row.includes(trace))).map((row) => `${table}: ${row}`),
    );
    expect(rows).toEqual([]);
    const left = () => [mark, mark.toLowerCase(), email].flatMap((text) => filesHolding(dataDir, text));
    await expect.poll(left, { timeout: 60_000 }).toEqual([]);
  },
);
