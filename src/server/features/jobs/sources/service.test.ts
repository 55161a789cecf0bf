import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundListing } from '#domain/listings/listing.ts';
import { followBoard } from '#test/support/followed-boards.ts';
import { testDatabase } from '#test/support/test-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { jobCalls, jobFetches } from '../../../db/schema/job-sources.ts';
import { jobBoards, jobListings, savedSearches } from '../../../db/schema/jobs.ts';
import { users } from '../../../db/schema/accounts.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import { createLog } from '../../../logging/log.ts';
import type { JobSource, SourceAnswer, SourceQuestion } from '../../../adapters/job-boards/port.ts';
import { createJobSources, type JobSourcesService } from './service.ts';

const minute = 60_000;
let database: OpenDatabase;
let now: number;
let isStoring = true;
const opened: JobSourcesService[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  isStoring = true;
  const { db } = database;
  for (const table of [jobFetches, jobCalls, jobListings, jobBoards, savedSearches]) await db.delete(table);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((service) => service.close()));
});

const listing = (externalId: string): FoundListing => ({
  externalId,
  title: 'Chef',
  company: 'Acme',
  description: 'Cook.',
  isHtml: false,
  applicationUrl: 'https://example.com',
});
const gives = (...ids: string[]): SourceAnswer => ({ ok: true, listings: ids.map(listing), hasMore: false });
const refuses = (
  failure: 'failed' | 'refused' | 'unreachable' | 'limited' | 'unknown',
  said?: string,
): SourceAnswer => ({
  ok: false,
  failure,
  said,
});

interface Told extends Partial<JobSource> {
  name: JobSource['name'];
  answer: (question: SourceQuestion) => SourceAnswer | Promise<SourceAnswer>;
}

function sourceOf({ answer, ...told }: Told) {
  const seen: SourceQuestion[] = [];
  const source: JobSource = {
    kind: 'list',
    freshSeconds: 3600,
    limits: [],
    async fetch(question) {
      seen.push(question);
      return answer(question);
    },
    ...told,
  };
  return { source, seen };
}

function serviceOf(
  sources: JobSource[],
  options: { boards?: CompanyBoard[]; sampleIsNamed?: boolean; patienceMs?: number } = {},
): JobSourcesService {
  const { db } = database;
  const service = createJobSources({
    db,
    clock: { now: () => new Date(now) },
    log: createLog({ logLevel: 'silent' }),
    sources,
    removals: { chooseAgain: async () => undefined },
    boards: [],
    sampleIsNamed: false,
    // Stores a listing's id and source alone, which is all that is asked of it here.
    listings: {
      async ingest(source, found) {
        if (!isStoring) throw new Error('the database is full');
        const rows = found.map(({ externalId, title, company, description, applicationUrl }) => ({
          source,
          externalId,
          title,
          company,
          description,
          applicationUrl,
          sameJobKey: externalId,
        }));
        if (rows.length > 0) await db.insert(jobListings).values(rows).onConflictDoNothing();
        return { ids: found.map(({ externalId }) => externalId), added: found.length, updated: 0, dropped: 0 };
      },
      retire: async () => 1,
    },
    ...options,
  });
  opened.push(service);
  return service;
}

const chef = { query: 'chef', location: 'Berlin' };

test('a search asks those that search, waits for them, and tells how each source stands', async () => {
  const adzuna = sourceOf({ name: 'adzuna', kind: 'search', answer: () => gives('a') });
  const zip = sourceOf({ name: 'ziprecruiter', kind: 'search', answer: () => refuses('refused', 'Invalid key.') });
  const remotive = sourceOf({ name: 'remotive', answer: () => refuses('failed') });
  const jobicy = sourceOf({ name: 'jobicy', answer: () => gives('j') });
  const service = serviceOf([adzuna.source, zip.source, remotive.source, jobicy.source]);
  const at = '2026-11-23T09:00:00.000Z';
  expect(await service.refresh(chef, 'en')).toEqual([
    { source: 'adzuna', state: 'answered', message: null, fetchedAt: at },
    {
      source: 'ziprecruiter',
      state: 'failed',
      message: 'ZipRecruiter turned down our request (Invalid key).',
      fetchedAt: null,
    },
    { source: 'remotive', state: 'failed', message: 'Remotive isn’t answering right now.', fetchedAt: null },
    { source: 'jobicy', state: 'answered', message: null, fetchedAt: at },
  ]);
  expect(adzuna.seen[0]).toMatchObject({ query: { text: 'chef', location: 'Berlin' }, page: 1 });
  expect(await database.db.$count(jobListings)).toBe(2);

  // The answers are still valid; another search asks again, except sources that list everything or have just refused.
  await service.refresh(chef, 'en');
  await service.refresh({ query: 'cook', filters: { remote: true } }, 'en');
  expect(adzuna.seen).toHaveLength(2);
  expect(adzuna.seen[1]?.query).toEqual({ text: 'cook', location: undefined, remote: true });
  expect([zip.seen.length, remotive.seen.length, jobicy.seen.length]).toEqual([1, 1, 1]);
});

test('a search at one source asks that one alone', async () => {
  const adzuna = sourceOf({ name: 'adzuna', kind: 'search', answer: () => gives('a') });
  const zip = sourceOf({ name: 'ziprecruiter', kind: 'search', answer: () => gives('z') });
  const reports = await serviceOf([adzuna.source, zip.source]).refresh({ ...chef, source: 'ziprecruiter' }, 'en');
  expect(reports.map(({ source }) => source)).toEqual(['ziprecruiter']);
  expect(adzuna.seen).toHaveLength(0);
});

test('a source that takes longer is not waited for, and what it gives is stored when it comes', async () => {
  const gate = { open: () => undefined as void };
  const opening = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const slow = sourceOf({
    name: 'adzuna',
    kind: 'search',
    answer: async () => {
      await opening;
      return gives('late');
    },
  });
  const quick = sourceOf({ name: 'ziprecruiter', kind: 'search', answer: () => gives('soon') });
  const service = serviceOf([slow.source, quick.source], { patienceMs: 1500 });
  const [first, second] = await service.refresh(chef, 'en');
  expect(first).toEqual({
    source: 'adzuna',
    state: 'failed',
    message: 'Adzuna is still answering. Search again in a moment to see what it has.',
    fetchedAt: null,
  });
  expect(second).toMatchObject({ source: 'ziprecruiter', state: 'answered' });
  gate.open();
  // Whoever searches for the same meanwhile waits for the call that is under way.
  expect(await service.refresh(chef, 'en')).toMatchObject([{ state: 'answered' }, { state: 'answered' }]);
  expect(await database.db.$count(jobListings)).toBe(2);
  expect(slow.seen).toHaveLength(1);
});

test('where a source fails that answered before, what it gave is still shown, and said so', async () => {
  const answers = [gives('a'), refuses('unreachable'), refuses('unreachable')];
  const adzuna = sourceOf({ name: 'adzuna', kind: 'search', answer: () => answers.shift() ?? refuses('failed') });
  const service = serviceOf([adzuna.source]);
  await service.refresh(chef, 'en');
  now += minute;
  expect(await service.refresh({ query: 'cook' }, 'en')).toEqual([
    {
      source: 'adzuna',
      state: 'kept',
      message: 'Adzuna can’t be reached right now. You’re seeing the jobs it gave us earlier.',
      fetchedAt: '2026-11-23T09:00:00.000Z',
    },
  ]);
  // What was requested while it answered is still valid.
  expect(await service.refresh(chef, 'en')).toMatchObject([{ state: 'answered', message: null }]);
});

test('used-up limits are told, and are no failure', async () => {
  const adzuna = sourceOf({
    name: 'adzuna',
    kind: 'search',
    limits: [{ calls: 1, perSeconds: 60 }],
    answer: () => gives('a'),
  });
  const service = serviceOf([adzuna.source]);
  await service.refresh(chef, 'en');
  const [report] = await service.refresh({ query: 'cook' }, 'en');
  expect(report).toMatchObject({ state: 'limited' });
  expect(report?.message).toBe(
    'Adzuna only takes so many requests, and we’ve used them up for now. You’re seeing the jobs it gave us earlier.',
  );
  now += minute + 1;
  expect(await service.refresh({ query: 'cook' }, 'en')).toMatchObject([{ state: 'answered' }]);
});

test('what fails on our side fails no search', async () => {
  isStoring = false;
  const { source } = sourceOf({ name: 'adzuna', kind: 'search', answer: () => gives('a') });
  expect(await serviceOf([source]).refresh(chef, 'en')).toMatchObject([{ state: 'failed' }]);
});

test('the sample is there at the first search, as long as no other source has brought anything', async () => {
  const answers = [refuses('failed'), gives('r')];
  const remotive = sourceOf({ name: 'remotive', answer: () => answers.shift() ?? gives('r') });
  const sample = sourceOf({ name: 'sample', kind: 'sample', answer: () => gives('s1', 's2') });
  const service = serviceOf([remotive.source, sample.source]);
  expect((await service.refresh(chef, 'en')).map(({ source }) => source)).toEqual(['remotive']);
  expect(await service.searched()).toEqual(['remotive', 'sample']);
  expect(await database.db.$count(jobListings)).toBe(2);
  now += 10 * minute;
  expect(await service.sync()).toMatchObject([{ source: 'remotive', added: 1, failure: null }, { source: 'sample' }]);
  expect(await service.searched()).toEqual(['remotive']);
  expect(sample.seen).toHaveLength(1);
});

test('a sample that the operator names is searched beside the others', async () => {
  const remotive = sourceOf({ name: 'remotive', answer: () => gives('r') });
  const sample = sourceOf({ name: 'sample', kind: 'sample', answer: () => gives('s') });
  const service = serviceOf([remotive.source, sample.source], { sampleIsNamed: true });
  await service.refresh(chef, 'en');
  expect(await service.searched()).toEqual(['remotive', 'sample']);
});

test('sources that were switched off are not searched', async () => {
  await serviceOf([sourceOf({ name: 'jobicy', answer: () => gives('j') }).source]).sync();
  expect(await serviceOf([sourceOf({ name: 'remotive', answer: () => gives() }).source]).searched()).toEqual([
    'remotive',
  ]);
});

test('a sync asks what is due, and by name also what is not', async () => {
  const remotive = sourceOf({ name: 'remotive', listsAll: true, answer: () => gives('r') });
  const jobicy = sourceOf({ name: 'jobicy', answer: () => refuses('refused') });
  const service = serviceOf([remotive.source, jobicy.source]);
  expect(await service.sync()).toEqual([
    { source: 'remotive', added: 1, updated: 0, retired: 1, failure: null },
    { source: 'jobicy', added: 0, updated: 0, retired: 0, failure: 'refused' },
  ]);
  await service.sync();
  expect([remotive.seen.length, jobicy.seen.length]).toEqual([1, 1]);
  const forced = await service.sync({ sources: ['jobicy', 'adzuna'], force: true });
  expect(forced.map(({ source, failure }) => [source, failure])).toEqual([
    ['jobicy', 'refused'],
    ['adzuna', 'off'],
  ]);
  expect([remotive.seen.length, jobicy.seen.length]).toEqual([1, 2]);
});

test('a sync asks for the companies of the operator and of people, each once, whatever one of them answers', async () => {
  const { db } = database;
  const [owner] = await db.insert(users).values({ email: 'a@example.com', name: 'A', passwordHash: 'x' }).returning();
  for (const slug of ['globex', 'acme']) await followBoard(db, owner?.id ?? '', 'lever', slug);
  const lever = sourceOf({
    name: 'lever',
    kind: 'boards',
    answer: ({ board }) => (board === 'acme' ? refuses('unknown') : gives(`${board}/1`)),
  });
  const service = serviceOf([lever.source], { boards: [{ provider: 'lever', slug: 'acme' }] });
  await service.listBoards();
  expect(await service.sync()).toEqual([{ source: 'lever', added: 1, updated: 0, retired: 1, failure: 'unknown' }]);
  expect(lever.seen.map(({ board }) => board)).toEqual(['acme', 'globex']);
  // A company's problems are shown with the companies.
  expect(await service.refresh(chef, 'en')).toEqual([]);
  await db.delete(users);
});

test('sources that search are synced by name, for what saved searches look for', async () => {
  const { db } = database;
  const [owner] = await db.insert(users).values({ email: 'b@example.com', name: 'B', passwordHash: 'x' }).returning();
  const saved = { userId: owner?.id ?? '', name: 'Chef', terms: chef };
  await db.insert(savedSearches).values([saved, { ...saved, name: 'Again' }]);
  const adzuna = sourceOf({ name: 'adzuna', kind: 'search', answer: () => gives('a') });
  const service = serviceOf([adzuna.source]);
  await service.sync();
  expect(adzuna.seen).toHaveLength(0);
  await service.sync({ sources: ['adzuna'] });
  expect(adzuna.seen.map(({ query }) => query?.text)).toEqual(['chef']);
  await db.delete(users);
});

test('the sources are listed with what has to be shown beside their jobs', async () => {
  const attribution = { text: 'Jobs by Remotive', url: 'https://remotive.com' };
  const remotive = sourceOf({ name: 'remotive', attribution, answer: () => gives('r', 's') });
  const sample = sourceOf({ name: 'sample', kind: 'sample', answer: () => gives('x') });
  const service = serviceOf([remotive.source, sample.source]);
  await service.sync();
  expect(await service.list('en')).toEqual([
    {
      source: 'remotive',
      name: 'Remotive',
      attribution,
      listings: 2,
      report: { source: 'remotive', state: 'answered', message: null, fetchedAt: '2026-11-23T09:00:00.000Z' },
    },
    { source: 'sample', name: 'Sample', attribution: null, listings: 0, report: null },
  ]);
});
