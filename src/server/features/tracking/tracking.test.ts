import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { trackedEvents } from '../../db/schema/tracked-events.ts';
import { purgeJob } from '../retention/jobs.ts';

type Report = RouteBodySent<typeof api.reportEvents>;

let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => server.close());

const one = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const path = '/optimize';

const report = (visitor: string, events: Report['events']) =>
  server.browser().api.call(api.reportEvents, { body: { visitor, events } });

const ask = (command: string, payload: object = {}) => server.operator.run({ command, payload });

test('events are stored in their order, under nothing but the visitor’s random name', async () => {
  await report(one, [
    { name: 'page_view', path: '/', properties: { path: '/' } },
    { name: 'page_view', path, properties: { path } },
    { name: 'conversion_step', path, properties: { step: 'upload' } },
    { name: 'sign_up', path: '/register', properties: { method: 'email' } },
    { name: 'purchase', path, properties: { value: 6.99, currency: 'USD', paymentType: 'complete' } },
    { name: 'web_vital', path, properties: { metric: 'LCP', value: 1000, rating: 'good' } },
  ]);
  await report(other, [
    { name: 'page_view', path, properties: { path } },
    { name: 'conversion_step', path, properties: { step: 'template' } },
    { name: 'conversion_step', path, properties: { step: 'upload' } },
    { name: 'purchase', path, properties: { value: 11.99, currency: 'USD', paymentType: 'pro' } },
    { name: 'web_vital', path, properties: { metric: 'LCP', value: 5000, rating: 'poor' } },
  ]);
  const rows = await server.database.db.select().from(trackedEvents).orderBy(trackedEvents.createdAt);
  expect(rows.map(({ name }) => name).slice(0, 4)).toEqual(['page_view', 'page_view', 'conversion_step', 'sign_up']);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['createdAt', 'id', 'name', 'path', 'properties', 'visitor']);
});

test.each([
  { name: 'page_view', path: '/optimize?result=1', properties: { path } },
  { name: 'page_view', path, properties: { path, referrer: 'https://example.com' } },
  { name: 'payment_failed', path, properties: { paymentType: 'pro', reason: 'Robin’s card was declined' } },
  {
    name: 'purchase',
    path,
    properties: { value: 1, currency: 'USD', paymentType: 'pro', transactionId: 'pi_1' },
  },
  { name: 'typed_in', path, properties: { text: 'Robin Example' } },
])('what could name a person is refused: %j', async (event) => {
  await expect(report(one, [event as never])).rejects.toMatchObject({ status: 400 });
});

test('the operator is told the sums of the days', async () => {
  const { result } = (await ask('stats', { days: 7 })) as { result: unknown };
  expect(result).toMatchObject({
    days: 7,
    visitors: 2,
    pageViews: [
      { path, views: 2, visitors: 2 },
      { path: '/', views: 1, visitors: 1 },
    ],
    steps: [
      { step: 'upload', times: 2, visitors: 2 },
      { step: 'template', times: 1, visitors: 1 },
    ],
    signUps: 1,
    purchases: { times: 2, dollars: 18.98, byType: [{ paymentType: 'pro' }, { paymentType: 'complete' }] },
    vitals: [{ metric: 'LCP', p75: 4000, rating: 'needs-improvement', samples: 2 }],
  });
  later = 8 * 24 * 3600 * 1000;
  expect(await ask('stats', { days: 7 })).toMatchObject({ result: { visitors: 0, pageViews: [], steps: [] } });
  expect(await ask('stats', { days: 0 })).toMatchObject({ outcome: 'refused' });
  later = 0;
});

test('after 26 months nothing is left of an event', async () => {
  const { db } = server.database;
  const month = (365.25 / 12) * 24 * 3600 * 1000;
  later = 25.9 * month;
  await report(one, [{ name: 'page_view', path: '/', properties: { path: '/' } }]);
  later = 26.1 * month;
  await server.queue.enqueue(purgeJob, {}, db);
  await expect.poll(() => db.$count(trackedEvents), { timeout: 8000, interval: 100 }).toBe(1);
});
