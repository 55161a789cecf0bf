import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxOwnCompanies } from '#contract/job-companies.ts';
import type { BoardProvider } from '#contract/job-sources.ts';
import { readConfig } from '#server/config.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { companyBoards } from '#server/db/schema/jobs.ts';
import { signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import type { JobSource, SourceAnswer, SourceQuestion } from '../../ports.ts';
import { readBoardJob } from './jobs.ts';

const asked: { provider: BoardProvider; board: string | undefined; page: number }[] = [];

const listing = (board: string, id: number): FoundListing => ({
  externalId: `${board}/${id}`,
  title: `Glassblower ${board} ${id}`,
  company: 'Acme Glass',
  description: '<p>Blow glass by hand, and teach apprentices how it is done.</p>',
  isHtml: true,
  applicationUrl: `https://boards.example.com/${board}/${id}`,
});

type Script = (question: SourceQuestion) => SourceAnswer;

/** What boards answer, by their name. */
const scripts = new Map<string, Script>([
  [
    'acme',
    () => ({ ok: true, listings: [listing('acme', 1), listing('acme', 2)], hasMore: false, company: 'Acme Glass' }),
  ],
  ['empty', () => ({ ok: true, listings: [], hasMore: false, company: 'Empty Inc.' })],
  ['nameless', () => ({ ok: true, listings: [], hasMore: false })],
  ['slow', () => ({ ok: false, failure: 'slow' })],
  ['broken', () => ({ ok: false, failure: 'broken', said: 'jobs: expected an array' })],
  [
    'large',
    ({ page }) => ({ ok: true, listings: [listing('large', page)], hasMore: page < 3, company: 'Large Corp.' }),
  ],
]);

const board = (name: BoardProvider, known: (slug: string) => Script | undefined): JobSource => ({
  name,
  kind: 'boards',
  freshSeconds: 24 * 3600,
  mostPages: 20,
  limits: [],
  async fetch(question) {
    asked.push({ provider: name, board: question.board, page: question.page });
    return known(question.board ?? '')?.(question) ?? { ok: false, failure: 'unknown' };
  },
});
const sources = [
  board('greenhouse', (slug) => scripts.get(slug)),
  board('lever', (slug) =>
    /^co-\d+$/.test(slug) ? () => ({ ok: true, listings: [], hasMore: false, company: slug }) : undefined,
  ),
];

let server: TestApp;
beforeAll(async () => {
  const { jobSources } = readConfig({}, { JOB_SOURCES: 'greenhouse,lever', JOB_BOARDS: 'lever:co-0, ashby:off' });
  server = await testApp({ jobSources: sources, config: { jobSources } });
});
afterAll(() => server.close());

async function person(name: string) {
  const browser = server.browser();
  await signUp(browser, `${name}@example.com`);
  const client = browser.api;
  return {
    add: (company: string, provider?: BoardProvider) =>
      client.call(api.addCompany, { body: { company, ...(provider && { provider }) } }),
    list: async () => (await client.call(api.listCompanies, {})).companies,
    remove: (id: string) => client.call(api.removeCompany, { params: { id } }),
    search: (query: string) => client.call(api.searchJobs, { body: { query, page: 1, limit: 20, sort: 'relevance' } }),
  };
}

const operators = { id: 'lever:co-0', provider: 'lever', slug: 'co-0', name: 'Co 0', isOwn: false };

test('a company is added by its address, its jobs are found by everybody, and it can be removed', async () => {
  const [one, other] = [await person('one'), await person('other')];
  const added = await one.add('https://boards.greenhouse.io/acme/jobs/1');
  expect(added).toMatchObject({ provider: 'greenhouse', slug: 'acme', name: 'Acme Glass', isOwn: true, listings: 2 });
  expect(added).toMatchObject({ failure: null, fetchedAt: expect.stringMatching(/^20/) });
  expect(await one.list()).toMatchObject([added, operators]);
  expect(await other.list()).toMatchObject([operators]);
  const found = await other.search('glassblower acme');
  expect(found.jobs.map(({ title }) => title).sort()).toEqual(['Glassblower acme 1', 'Glassblower acme 2']);
  await expect(other.remove(added.id)).rejects.toThrow('COMPANY_NOT_FOUND');
  expect(await one.remove(added.id)).toEqual({ ok: true });
  await expect(one.remove(added.id)).rejects.toThrow('COMPANY_NOT_FOUND');
  expect(await one.list()).toMatchObject([operators]);
});

test('adding twice is adding once, in whatever capitals; two people share one board', async () => {
  const [first, second] = [await person('first'), await person('second')];
  const added = await first.add('greenhouse: empty');
  expect(added).toMatchObject({ name: 'Empty Inc.', listings: 0, slug: 'empty' });
  const before = asked.length;
  expect(await first.add('job-boards.greenhouse.io/Empty')).toEqual(added);
  expect(asked.length).toBe(before);
  expect(await second.add('https://boards.greenhouse.io/EMPTY')).toMatchObject({ slug: 'empty', isOwn: true });
  expect(await first.list()).toHaveLength(2);
  const twice = await Promise.all([second.add('greenhouse: acme'), second.add('greenhouse: acme')]);
  expect(twice[0].id).toBe(twice[1].id);
});

test('a name is taken for the provider that is given, each way to write it', async () => {
  const one = await person('named');
  expect(await one.add('Empty', 'greenhouse')).toMatchObject({ slug: 'empty' });
  await expect(one.add('Empty')).rejects.toThrow('COMPANY_UNKNOWN');
});

test.each([
  ['missing', 'COMPANY_BOARD_UNKNOWN'],
  ['nameless', 'COMPANY_BOARD_UNKNOWN'],
  ['slow', 'COMPANY_NOT_ANSWERING'],
  ['broken', 'COMPANY_NOT_ANSWERING'],
])('a board that is %s is not kept: %s', async (slug, code) => {
  const one = await person(`of-${slug}`);
  await expect(one.add(`greenhouse: ${slug}`)).rejects.toThrow(code);
  expect(await one.list()).toMatchObject([operators]);
});

test('a refusal is a sentence that names the board, and those that can be read', async () => {
  const one = await person('sentences');
  await expect(one.add('greenhouse: missing')).rejects.toThrow('“missing” on Greenhouse');
  await expect(one.add('greenhouse: slow')).rejects.toThrow('“slow” on Greenhouse isn’t answering');
  await expect(one.add('Acme')).rejects.toThrow('Greenhouse or Lever');
  await expect(one.add('https://jobs.ashbyhq.com/acme')).rejects.toThrow('Greenhouse or Lever');
});

test.each(['http://127.0.0.1/acme', 'https://jobs.lever.co.evil.test/co-1', 'https://jobs.lever.co/../co-1', '   '])(
  '%j is refused, and nothing is asked for',
  async (company) => {
    const browser = server.browser();
    await signUp(browser, `refused-${Buffer.from(company).toString('hex')}@example.com`);
    const before = asked.length;
    await expect(browser.api.call(api.addCompany, { body: { company } })).rejects.toThrow(
      company.trim() === '' ? 'INVALID_INPUT' : 'COMPANY_UNKNOWN',
    );
    expect(asked.length).toBe(before);
  },
);

test('the operator’s companies are everybody’s: they cannot be removed, and adding one adds nothing', async () => {
  const one = await person('operated');
  expect(await one.add('https://jobs.lever.co/CO-0')).toMatchObject(operators);
  await expect(one.remove(operators.id)).rejects.toThrow('COMPANY_NOT_FOUND');
  expect(await one.list()).toHaveLength(1);
});

test('the rest of a long board is read by the queue, and what it no longer lists is gone', async () => {
  const one = await person('long');
  const added = await one.add('greenhouse: large');
  expect(added).toMatchObject({ name: 'Large Corp.', listings: 1, fetchedAt: null });
  const read = async () => (await one.list()).find(({ slug }) => slug === 'large');
  await expect.poll(read, { timeout: 20_000, interval: 200 }).toMatchObject({ listings: 3, failure: null });
  expect((await one.search('glassblower large')).total).toBe(3);
  scripts.set('large', () => ({ ok: true, listings: [listing('large', 2)], hasMore: false, company: 'Large Corp.' }));
  const { db } = server.database;
  await server.queue.enqueue(readBoardJob, { provider: 'greenhouse', slug: 'large' }, db);
  await expect.poll(read, { timeout: 20_000, interval: 200 }).toMatchObject({ listings: 1 });
  expect((await one.search('glassblower large')).jobs.map(({ title }) => title)).toEqual(['Glassblower large 2']);
  scripts.set('large', () => ({ ok: false, failure: 'unknown' }));
  await server.queue.enqueue(readBoardJob, { provider: 'greenhouse', slug: 'large' }, db);
  const failing = { listings: 1, failure: expect.stringContaining('Greenhouse no longer has this board') };
  await expect.poll(read, { timeout: 20_000, interval: 200 }).toMatchObject(failing);
}, 60_000);

test('thirty companies are the most, counted also where two are added at once', async () => {
  const one = await person('many');
  const database = server.database.db;
  const first = await one.add('lever: co-1');
  const [row] = (await database.select().from(companyBoards)).filter(({ id }) => id === first.id);
  if (!row) throw new Error('The company was not stored.');
  const more = Array.from({ length: maxOwnCompanies - 2 }, (_, at) => ({
    userId: row.userId,
    provider: 'lever' as const,
    slug: `co-${at + 2}`,
    name: 'x',
  }));
  await database.insert(companyBoards).values(more);
  const last = await Promise.allSettled([one.add('lever: co-90'), one.add('lever: co-91')]);
  expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await one.list()).toHaveLength(maxOwnCompanies + 1);
  const before = asked.length;
  await expect(one.add('lever: co-92')).rejects.toThrow('COMPANIES_FULL');
  expect(asked.length).toBe(before);
});

test('visitors have no list', async () => {
  await expect(server.browser().api.call(api.listCompanies, {})).rejects.toThrow('NOT_SIGNED_IN');
});
