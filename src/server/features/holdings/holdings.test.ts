import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListing } from '#test/support/listing-rows.ts';
import { signUp } from '#test/support/people.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { uploadPages, uploads } from '../../db/schema/optimizations.ts';
import { sendResetJob } from '../accounts/jobs.ts';
import { sendVerificationJob } from '../email-verification/jobs.ts';
import { tellFactorChangeJob } from '../second-factors/jobs.ts';
import type { createHoldings } from './service.ts';

type Holdings = Awaited<ReturnType<ReturnType<typeof createHoldings>['holdings']>>;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ask = async (payload: object) => server.operator.run({ command: 'holdings', payload });
const holdings = async (limit: number) => ((await ask({ limit })) as { result: Holdings }).result;

test('the operator sees who holds most, what waits for them, and what every table takes', async () => {
  const { db } = server.database;
  const { user } = await signUp(server.browser(), 'holder@example.com');
  await signUp(server.browser(), 'empty@example.com');
  // The mails that signing up asks for are jobs until they are sent.
  await settled(db, [sendVerificationJob.name]);
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash: 'x', expiresAt: new Date(Date.now() + 3600_000) })
    .returning({ id: sessions.id });
  const sent = { fileName: 'a.pdf', content: '', lines: [], layout: {} as never, parsed: {} as never };
  const [first] = await db
    .insert(uploads)
    .values([
      { ...sent, userId: user.id, fileBytes: 1000 },
      { ...sent, userId: user.id, fileBytes: 2000 },
      { ...sent, sessionId: session?.id ?? '', fileBytes: 2500 },
    ])
    .returning({ id: uploads.id });
  await db.insert(uploadPages).values({ uploadId: first?.id ?? '', page: 1, png: Buffer.alloc(500) });
  await addListing(db, { source: 'own', ownerId: user.id });
  const later = { afterSeconds: 3600 };
  await server.queue.enqueue(tellFactorChangeJob, { userId: user.id, change: 'authenticatorRemoved' }, db, later);
  await server.queue.enqueue(tellFactorChangeJob, { userId: randomUUID(), change: 'authenticatorRemoved' }, db, later);
  await server.queue.enqueue(sendResetJob, { email: 'Holder@example.com' }, db, later);

  const { holders, jobs, tables, databaseBytes } = await holdings(5);
  const nothing = { optimizations: 0, listings: 0, jobs: 0 };
  expect(holders).toEqual([
    {
      ...nothing,
      kind: 'account',
      owner: user.id,
      email: 'holder@example.com',
      uploads: 2,
      uploadBytes: 3500,
      listings: 1,
      jobs: 2,
    },
    { ...nothing, kind: 'visitor', owner: session?.id, email: null, uploads: 1, uploadBytes: 2500 },
  ]);
  expect(jobs).toMatchObject({ [tellFactorChangeJob.name]: 2, [sendResetJob.name]: 1 });
  const table = tables.find((each) => each.table === 'public.uploads');
  expect(table).toMatchObject({ rows: 3, kept: { anybody: { days: 30 } } });
  expect(table?.bytes).toBeGreaterThan(table?.indexBytes ?? Infinity);
  expect(tables.some((each) => each.table === 'pgboss.job_common')).toBe(true);
  expect(databaseBytes).toBeGreaterThan(table?.bytes ?? Infinity);

  expect(await ask({ limit: 1 })).toMatchObject({ result: { holders: [{ uploadBytes: 3500 }] } });
  expect(await ask({ limit: 0 })).toMatchObject({ outcome: 'refused' });
  expect(await ask({ limit: 1001 })).toEqual({ outcome: 'refused', sentence: '--limit must be at most 1000.' });
});
