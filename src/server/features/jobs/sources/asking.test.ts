import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#test/support/test-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { jobCalls, jobFetches } from '../../../db/schema/job-sources.ts';
import { createLog } from '../../../logging/log.ts';
import type { JobSource, SourceAnswer, SourceQuestion } from '../../../adapters/job-boards/port.ts';
import { claimCall } from './calls-store.ts';
import { createAsking, queryOf, searchKey, type Asking } from './asking.ts';
import { findFetch } from './fetches-store.ts';

const minute = 60_000;
let database: OpenDatabase;
let now: number;
let asking: Asking;
const ingested: string[] = [];
const retired: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobFetches);
  await database.db.delete(jobCalls);
  now = Date.parse('2026-11-23T09:00:00Z');
  ingested.length = 0;
  retired.length = 0;
  asking = createAsking({
    db: database.db,
    clock: { now: () => new Date(now) },
    log: createLog({ logLevel: 'silent' }),
    listings: {
      ingest: async (_, found) => {
        ingested.push(...found.map(({ externalId }) => externalId));
        return { ids: found.map(({ externalId }) => externalId), added: found.length, updated: 0, dropped: 0 };
      },
      retire: async (source, kept) => {
        retired.push({ source, ...kept });
        return 2;
      },
    },
  });
});
afterEach(() => asking.close());

const acme = { id: randomUUID(), provider: 'greenhouse' as const, slug: 'acme' };
const listing = (externalId: string): FoundListing => ({
  externalId,
  title: 'Chef',
  company: 'Acme',
  description: 'Cook.',
  isHtml: false,
  applicationUrl: 'https://example.com',
});
const gives = (...ids: string[]): SourceAnswer => ({ ok: true, listings: ids.map(listing), hasMore: false });
const more = (...ids: string[]): SourceAnswer => ({ ok: true, listings: ids.map(listing), hasMore: true });
const fails = (
  failure: 'unreachable' | 'failed' | 'limited' | 'refused' | 'unknown',
  retryAfterSeconds?: number,
): SourceAnswer => ({
  ok: false,
  failure,
  said: 'no',
  retryAfterSeconds,
});

/** A source that gives one answer after the other, and remembers what it was asked. */
function scripted(answers: SourceAnswer[], changed: Partial<JobSource> = {}) {
  const seen: Omit<SourceQuestion, 'signal'>[] = [];
  const source: JobSource = {
    name: 'remotive',
    kind: 'list',
    freshSeconds: 3600,
    limits: [{ calls: 3, perSeconds: 60 }],
    async fetch({ query, board, page }) {
      seen.push({ query, board, page });
      return answers[seen.length - 1] ?? gives();
    },
    ...changed,
  };
  return { source, seen };
}

test('an answer stands as long as it is fresh, and is asked again after', async () => {
  const { source, seen } = scripted([gives('a', 'b', 'a'), gives('c')]);
  expect(await asking.ask(source)).toMatchObject({ state: 'answered', listings: 2, added: 2, retired: 0 });
  now += 59 * minute;
  expect(await asking.ask(source)).toEqual({ state: 'kept' });
  expect(await asking.ask(source, { force: true })).toMatchObject({ state: 'answered' });
  now += 61 * minute;
  await asking.ask(source);
  expect(seen).toHaveLength(3);
  expect(ingested).toEqual(['a', 'b', 'c']);
});

test('who asks the same at the same time gets the same answer', async () => {
  const { source, seen } = scripted([gives('a')]);
  const [first, second] = await Promise.all([asking.ask(source), asking.ask(source)]);
  expect(first).toEqual(second);
  expect(seen).toHaveLength(1);
});

test('pages are asked to the end, and a whole list retires what is no longer in it', async () => {
  const whole = { mostPages: 5, listsAll: true };
  const { source, seen } = scripted([more('a'), more('b'), gives('c')], whole);
  expect(await asking.ask(source)).toMatchObject({ state: 'answered', listings: 3, retired: 2 });
  expect(seen.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(retired).toEqual([{ source: 'remotive', ids: ['a', 'b', 'c'], boardId: undefined }]);
});

test.each([
  ['was cut at the most pages', [more('a'), more('b')], { mostPages: 2, listsAll: true }],
  ['broke off', [more('a'), fails('failed')], { mostPages: 3, listsAll: true }],
  ['is only the newest', [gives('a')], {}],
])('a list that %s keeps what came and retires nothing', async (_, answers, changed) => {
  expect(await asking.ask(scripted(answers, changed).source)).toMatchObject({ state: 'answered', retired: 0 });
  expect(ingested[0]).toBe('a');
  expect(retired).toEqual([]);
});

test('a company’s board retires its own alone', async () => {
  const { source } = scripted([gives('acme/1')], { name: 'greenhouse', kind: 'boards' });
  await asking.ask(source, { board: acme });
  expect(retired).toEqual([{ source: 'greenhouse', ids: ['acme/1'], boardId: acme.id }]);
});

test('no more calls are made than the limits allow, wherever a window begins', async () => {
  const { source, seen } = scripted([], { freshSeconds: 0 });
  now += 50_000;
  for (let calls = 0; calls < 3; calls++) await asking.ask(source, { force: true });
  now += 15_000;
  expect(await asking.ask(source, { force: true })).toEqual({ state: 'limited' });
  now += 45_001;
  expect(await asking.ask(source, { force: true })).toMatchObject({ state: 'answered' });
  expect(seen).toHaveLength(4);
});

test('many claims at once take exactly what a limit allows, and each limit holds', async () => {
  const limits = [
    { calls: 5, perSeconds: 60 },
    { calls: 7, perSeconds: 3600 },
  ];
  const claim = (at: number) => claimCall(database.db, { source: 'adzuna', limits, now: new Date(now + at), share: 1 });
  const first = await Promise.all(Array.from({ length: 12 }, () => claim(0)));
  expect(first.filter(Boolean)).toHaveLength(5);
  const second = await Promise.all(Array.from({ length: 12 }, () => claim(61_000)));
  expect(second.filter(Boolean)).toHaveLength(2);
  expect(await claim(3_600_001)).toBeDefined();
});

test('further pages of a search leave half of the limits to other searches', async () => {
  const { source, seen } = scripted([more('a'), more('b'), more('c')], {
    kind: 'search',
    mostPages: 9,
    limits: [{ calls: 4, perSeconds: 60 }],
  });
  expect(await asking.ask(source, { query: { text: 'chef' } })).toMatchObject({ state: 'answered', listings: 2 });
  expect(seen).toHaveLength(2);
});

test('a fault of the network is tried once more at once, and both calls are counted', async () => {
  const { source, seen } = scripted([fails('unreachable'), gives('a'), fails('unreachable')], { freshSeconds: 0 });
  expect(await asking.ask(source)).toMatchObject({ state: 'answered' });
  expect(seen).toHaveLength(2);
  expect(await asking.ask(source)).toMatchObject({ state: 'failed', failure: 'unreachable' });
  expect(seen).toHaveLength(3);
});

test('what never came to the source does not count', async () => {
  const unsent: SourceAnswer = { ok: false, failure: 'unreachable', isUnsent: true };
  const { source, seen } = scripted([unsent, unsent, unsent, unsent, gives('a')], {
    limits: [{ calls: 1, perSeconds: 24 * 3600 }],
  });
  await asking.ask(source);
  now += 2 * minute;
  expect(await asking.ask(source)).toMatchObject({ state: 'failed', failure: 'unreachable' });
  now += 6 * minute;
  expect(await asking.ask(source)).toMatchObject({ state: 'answered' });
  expect(await asking.ask(source, { force: true })).toEqual({ state: 'limited' });
  expect(seen).toHaveLength(5);
});

test('after failures a source is left alone: 1, 5, 15, then 60 minutes, until it answers', async () => {
  const answers = [...Array.from({ length: 6 }, () => fails('failed')), gives('a'), fails('failed')];
  const { source, seen } = scripted(answers, { limits: [], freshSeconds: 0 });
  for (const [at, minutes] of [1, 5, 15, 60, 60, 60].entries()) {
    expect(await asking.ask(source)).toEqual({ state: 'failed', failure: 'failed', waits: false });
    now += minutes * minute - 1000;
    expect(await asking.ask(source)).toEqual({ state: 'failed', failure: 'failed', waits: true });
    expect(seen).toHaveLength(at + 1);
    now += 2000;
  }
  expect(await asking.ask(source)).toMatchObject({ state: 'answered' });
  await asking.ask(source);
  now += minute + 1;
  expect(await asking.ask(source)).toMatchObject({ state: 'answered' });
});

test('a source that names a time is left alone until then, also by force', async () => {
  const { source, seen } = scripted([fails('limited', 600), gives('a')], { limits: [] });
  await asking.ask(source);
  now += 599_000;
  expect(await asking.ask(source, { force: true })).toMatchObject({ state: 'failed', waits: true });
  now += 2000;
  expect(await asking.ask(source)).toMatchObject({ state: 'answered' });
  expect(seen).toHaveLength(2);
});

test('a source that refuses a later page keeps what came, and is left alone as long as it asks', async () => {
  const { source, seen } = scripted([more('a'), fails('limited', 600), gives('b')], {
    kind: 'search',
    mostPages: 3,
    limits: [],
  });
  const [chef, cook] = ['chef', 'cook'].map((query) => ({ query: queryOf({ query }) }));
  expect(await asking.ask(source, chef)).toMatchObject({ state: 'answered', added: 1 });
  now += 599_000;
  expect(await asking.ask(source, cook)).toMatchObject({ state: 'failed', failure: 'limited', waits: true });
  expect(await asking.ask(source, chef)).toEqual({ state: 'kept' });
  now += 2000;
  expect(await asking.ask(source, cook)).toMatchObject({ state: 'answered' });
  expect(seen.map(({ page }) => page)).toEqual([1, 2, 1]);
});

test('a company that is not there does not keep others of its provider from being asked', async () => {
  const { source } = scripted([fails('unknown'), gives('globex/1')], { name: 'lever', kind: 'boards' });
  expect(await asking.ask(source, { board: acme })).toMatchObject({ failure: 'unknown' });
  expect(await asking.ask(source, { board: { ...acme, id: randomUUID(), slug: 'globex' } })).toMatchObject({
    state: 'answered',
  });
  expect(await asking.ask(source, { board: acme })).toMatchObject({ failure: 'unknown', waits: true });
});

test('a refused key of one search keeps others from being asked; force asks again', async () => {
  const { source, seen } = scripted([fails('refused'), gives('a')], { kind: 'search' });
  await asking.ask(source, { query: { text: 'chef' } });
  expect(await asking.ask(source, { query: { text: 'cook' } })).toMatchObject({ failure: 'refused', waits: true });
  expect(await findFetch(database.db, { source: 'remotive', asked: '' })).toMatchObject({
    failure: 'refused',
    said: 'no',
  });
  expect(await asking.ask(source, { query: { text: 'cook' }, force: true })).toMatchObject({ state: 'answered' });
  expect(seen).toHaveLength(2);
});

test('searches that differ in case and spaces alone are one, and are stored without their words', () => {
  const key = (query: string, location?: string) => searchKey(queryOf({ query, location }));
  expect(key('  Head  Chef ', 'Berlin')).toBe(key('head chef', ' berlin'));
  expect(key('head chef')).not.toBe(key('head chef', 'Berlin'));
  expect(key('head chef')).toMatch(/^[0-9a-f]{32}$/);
});

test('what is asked when the service ends is cut off and counts as no failure', async () => {
  const { source } = scripted([], {
    fetch: ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: 'slow' }));
      }),
  });
  const outcome = asking.ask(source);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await asking.close();
  expect(await outcome).toMatchObject({ state: 'failed' });
  expect(await findFetch(database.db, { source: 'remotive', asked: '' })).toBeUndefined();
});
