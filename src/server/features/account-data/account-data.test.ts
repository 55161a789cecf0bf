import { getTableName, isNull, sql } from 'drizzle-orm';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword, getMe } from '#contract/accounts.ts';
import type { Browser } from '#test/support/browser.ts';
import { addListing } from '#test/support/listing-rows.ts';
import { optimize, pay, signUp } from '#test/support/people.ts';
import { filledRow, schemaTables } from '#test/support/schema-tables.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { uploads } from '../../db/schema/optimizations.ts';
import { payments } from '../../db/schema/payments.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { createFolderMailer } from '../../adapters/mail/folder-mail.ts';
import { AppError } from '../../app-error.ts';
import { createAccountData } from './service.ts';
import { accountTables, tableName } from './account-tables-store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ask = (command: string, email: string) => server.operator.run({ command, payload: { email } });

interface Dump {
  table: string;
  rows: string[];
}

/** Every row of every table of the database, including the queue's, as text. */
async function dump(): Promise<Dump[]> {
  const { db } = server.database;
  const query = async (text: string) => (await db.execute(sql.raw(text))) as { rows: Record<string, string>[] };
  const { rows } = await query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumped: Dump[] = [];
  for (const { name: table = '' } of rows) {
    const held = await query(`select t::text as row from ${table} t`);
    dumped.push({ table, rows: held.rows.map(({ row = '' }) => row) });
  }
  return dumped;
}

/** The tables that using the product fills. */
const lived = [
  'users',
  'sessions',
  'resume_optimizations',
  'job_listings',
  'uploads',
  'payments',
  'billing_events',
  'sandbox_payments',
  'sandbox_events',
  'sandbox_subscriptions',
];

/** Uses the whole product, and puts a marked row into every table that is still empty after that. */
async function live(browser: Browser, email: string, mark: string) {
  const { user } = await signUp(browser, email);
  const { id } = await optimize(browser);
  await pay(browser, 'complete', id);
  await pay(browser, 'pro');
  await browser.api.call(forgotPassword, { body: { email } });
  const { db } = server.database;
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${sessions.userId} = ${user.id}`);
  const listing = await addListing(db);
  await addListing(db, { title: mark, source: 'own', ownerId: user.id });
  const upload = { userId: user.id, fileName: mark, content: '', lines: [], layout: {} as never, parsed: {} as never };
  const [sent] = await db
    .insert(uploads)
    .values({ ...upload, file: Buffer.from('the file') })
    .returning({ id: uploads.id });
  const owned: Record<string, string> = {
    uploads: sent?.id ?? '',
    users: user.id,
    sessions: session?.id ?? '',
    resume_optimizations: id,
    job_listings: listing,
  };
  const ofNobody = accountTables.filter(({ fate }) => fate === 'nobody').map(tableName);
  for (const table of await schemaTables()) {
    const name = getTableName(table);
    if ([...lived, ...ofNobody].includes(name)) continue;
    const row = filledRow(table, mark, owned);
    await db.insert(table).values(row as never);
    // What points to it comes later: the tables of a file are in the order of their names.
    if (typeof row['id'] === 'string') owned[name] ??= row['id'];
  }
  return { userId: user.id, optimizationId: id, uploadId: sent?.id ?? '' };
}

const readMail = (name: string) => readFileSync(join(server.dataDir, 'mail', name), 'utf8');
const mails = () => readdirSync(join(server.dataDir, 'mail')).filter((name) => name.endsWith('.eml'));

test('every table of the schema is classed, once', async () => {
  const inSchema = (await schemaTables()).map((table) => getTableName(table)).toSorted();
  expect(accountTables.map(tableName).toSorted()).toEqual(inSchema);
});

test('an erased account leaves nothing but the records of its payments, and others lose nothing', async () => {
  const leaving = server.browser();
  const staying = server.browser();
  const email = 'leaving@example.com';
  const { userId, optimizationId, uploadId } = await live(leaving, email, 'leaving-mark');
  await live(staying, 'staying@example.com', 'staying-mark');
  // Two receipts, a link to confirm the address and one to set a new password each; the queue sends them in time.
  await expect.poll(() => mails().length, { timeout: 60_000, interval: 200 }).toBe(8);
  const unmarked = () => server.database.db.$count(payments, isNull(payments.receiptSentAt));
  await expect.poll(unmarked, { timeout: 60_000, interval: 200 }).toBe(0);

  const traces = [userId, email, uploadId, 'leaving-mark'];
  const before = await dump();
  const holding = before.filter(({ rows }) => rows.some((row) => traces.some((trace) => row.includes(trace))));
  const classed = accountTables.filter(({ fate }) => fate !== 'nobody').map((table) => `public.${tableName(table)}`);
  expect(holding.map(({ table }) => table)).toEqual(expect.arrayContaining(classed));
  const others = await ask('account export', 'staying@example.com');

  const answer = await ask('account erase', email);
  expect(answer).toMatchObject({
    outcome: 'done',
    result: {
      erased: { users: 1, resume_optimizations: 1, assessments: 1 },
      keptAnonymous: { payments: 2 },
      mails: 4,
      subscriptionsEnded: 1,
    },
  });

  const after = await dump();
  // The names of objects to be removed are random; it is this test that has put its mark into them.
  const kept = after.filter(({ table }) => table !== 'public.blob_removals');
  const left = kept.flatMap(({ table, rows }) =>
    rows.filter((row) => traces.some((trace) => row.includes(trace))).map((row) => `${table}: ${row}`),
  );
  expect(left).toEqual([]);
  const queued = after.find(({ table }) => table === 'pgboss.job')?.rows.filter((row) => row.includes(optimizationId));
  expect(queued ?? []).toEqual([]);
  expect(mails()).toHaveLength(4);
  const paymentRows = (dumped: Dump[]) => dumped.find(({ table }) => table === 'public.payments')?.rows.length;
  expect(paymentRows(after)).toBe(paymentRows(before));

  const still = await ask('account export', 'staying@example.com');
  // That the first one was made is recorded, and is in the second.
  const events = expect.anything() as unknown;
  expect({ ...resultOf(still), exportedAt: '' }).toEqual({
    ...resultOf(others),
    exportedAt: '',
    tables: { ...(resultOf(others)['tables'] as object), security_events: events },
  });
  await expect(leaving.api.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  await expect(staying.api.call(getMe, {})).resolves.toMatchObject({ membership: { plan: 'pro' } });
});

const resultOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.outcome === 'done' ? (answer.result as Record<string, unknown>) : {};

test('an export contains what the person entered and created, and no secret', async () => {
  const browser = server.browser();
  await live(browser, 'curious@example.com', 'curious-mark');
  const answer = await ask('account export', 'Curious@example.com ');
  const { tables } = resultOf(answer) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables['resume_optimizations']?.[0]?.['originalContent']).toContain('Northwind Logistics');
  expect(tables['uploads']?.[0]?.['file']).toBe(Buffer.from('the file').toString('base64'));
  expect(Object.keys(tables).length).toBe(accountTables.filter(({ fate }) => fate !== 'nobody').length);
  expect(JSON.stringify(answer)).not.toMatch(/passwordHash|tokenHash|secretHash|claimToken|\$argon2/);
  await expect.poll(() => mails().some((name) => readMail(name).includes('curious@'))).toBe(true);
  const { mails: told } = resultOf(await ask('account export', 'curious@example.com')) as { mails: string[] };
  const resets = told.filter((mail) => mail.includes('/reset-password'));
  expect(resets).toHaveLength(1);
  expect(resets[0]).toMatch(/token=(?:3D)?\[removed\]/);
  const [token] =
    /(?<=token=(?:3D)?)[\w-]{20,}/.exec(
      mails()
        .map(readMail)
        .join('\n')
        .replaceAll(/=\r?\n/g, ''),
    ) ?? [];
  expect(told.join('\n').replaceAll(/=\r?\n/g, '')).not.toContain(token);
});

test('an account whose subscription cannot be ended stays complete, and can be erased later', async () => {
  const email = 'unlucky@example.com';
  await live(server.browser(), email, 'unlucky-mark');
  const before = await ask('account export', email);
  const failing = createAccountData({
    db: server.database.db,
    scrub: () => Promise.resolve(),
    clock: { now: () => new Date() },
    mailer: createFolderMailer({ folder: join(server.dataDir, 'mail'), from: 'no-reply@example.com' }),
    billing: { endSubscriptions: () => Promise.reject(new AppError('PAYMENT_PROVIDER_FAILED')) },
    securityEvents: { record: () => Promise.resolve() },
  });
  await expect(failing.erase(email)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
  const rowsIn = (answer: typeof before) =>
    Object.entries(resultOf(answer)['tables'] ?? {})
      // Each export adds to these.
      .filter(([table]) => table !== 'security_events')
      .map(([table, rows]) => [table, (rows as unknown[]).length]);
  expect(rowsIn(before)).toContainEqual(['payments', 2]);
  expect(rowsIn(await ask('account export', email))).toEqual(rowsIn(before));
  expect(await ask('account erase', email)).toMatchObject({ outcome: 'done' });
});

test('an erasure that was cut off after its rows were gone is finished by asking again', async () => {
  const left = join(server.dataDir, 'mail', 'left-over.eml');
  writeFileSync(left, 'To: cut-off@example.com\r\nSubject: Left over\r\n\r\nA text.');
  expect(await ask('account erase', ' Cut-Off@example.com')).toMatchObject({ outcome: 'refused' });
  expect(existsSync(left)).toBe(false);
});

test('an address without an account is reported', async () => {
  expect(await ask('account erase', 'nobody@example.com')).toEqual({
    outcome: 'refused',
    sentence: 'There’s no account with that email address.',
  });
});
