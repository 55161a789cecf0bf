import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxOwnCompanies } from '#contract/job-companies.ts';
import type { BoardProvider } from '#contract/job-sources.ts';
import { limits } from '#contract/limits.ts';
import { readConfig } from '#server/settings/config.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { companyBoards, jobBoards, jobListings } from '#server/db/schema/jobs.ts';
import { signUp } from '#test/support/people.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { signUpVerified } from '#test/support/verified.ts';
import type { JobSource, SourceAnswer, SourceQuestion } from '../../../adapters/job-boards/port.ts';
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
  ['endless', ({ page }) => ({ ok: true, listings: [listing('endless', page)], hasMore: true, company: 'Endless' })],
  ['huge', () => ({ ok: false, failure: 'tooLarge' })],
  ['acme-glass', () => ({ ok: true, listings: [listing('acme-glass', 1)], hasMore: false, company: 'Acme Glass' })],
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
  const { user } = await signUpVerified(server.database.db, browser, `${name}@example.com`);
  const client = browser.api;
  const list = async () => (await client.call(api.listCompanies, {})).companies;
  const add = (company: string, provider?: BoardProvider) =>
    client.call(api.addCompany, { body: { company, ...(provider && { provider }) } });
  return {
    userId: user.id,
    add,
    list,
    /** Adds a company and waits until its board was read; as the list then has it. */
    async addRead(company: string, provider?: BoardProvider) {
      const before = new Set((await list()).map(({ id }) => id));
      await add(company, provider);
      await read();
      return (await list()).find(({ id }) => !before.has(id));
    },
    save: (id: string) => client.call(api.saveJob, { body: { jobListingId: id } }),
    remove: (id: string) => client.call(api.removeCompany, { params: { id } }),
    search: (query: string) => client.call(api.searchJobs, { body: { query, page: 1, limit: 20, sort: 'relevance' } }),
  };
}
const read = () => settled(server.database.db, [readBoardJob.name]);
const idOf = (company: { id: string } | undefined) => company?.id ?? '';

const operators = { id: 'lever:co-0', provider: 'lever', slug: 'co-0', isOwn: false, isPublic: true };

test('a company is added by its address, its jobs are found by who added it, and it can be removed', async () => {
  const one = await person('one');
  expect(await one.add('https://boards.greenhouse.io/acme/jobs/1')).toMatchObject({
    provider: 'greenhouse',
    slug: 'acme',
    name: 'Acme',
    isOwn: true,
    isPublic: false,
  });
  await read();
  const [added, ...others] = await one.list();
  expect(added).toMatchObject({ name: 'Acme Glass', state: 'read', listings: 2, failure: null });
  expect(others).toMatchObject([operators]);
  const found = await one.search('glassblower acme');
  expect(found.jobs.map(({ title }) => title).sort()).toEqual(['Glassblower acme 1', 'Glassblower acme 2']);
  expect(await one.remove(idOf(added))).toEqual({ ok: true });
  await expect(one.remove(idOf(added))).rejects.toThrow('COMPANY_NOT_FOUND');
  expect(await one.list()).toMatchObject([operators]);
  expect((await one.search('glassblower acme')).total).toBe(0);
  // Nobody followed it: nothing of it is left.
  const { db } = server.database;
  expect((await db.select().from(jobListings)).filter(({ externalId }) => externalId.startsWith('acme/'))).toEqual([]);
  expect((await db.select().from(jobBoards)).filter(({ slug }) => slug === 'acme')).toEqual([]);
});

test('a board that nobody follows, of which somebody saved a job, is read again as soon as it is added or approved', async () => {
  const [first, second] = [await person('saver'), await person('later')];
  const company = await first.addRead('greenhouse: acme');
  const [saved] = (await first.search('glassblower acme')).jobs;
  await first.save(saved?.id ?? '');
  await first.remove(idOf(company));
  const added = await second.addRead('greenhouse: acme');
  expect(added).toMatchObject({ state: 'read', listings: 2 });
  expect((await second.search('glassblower acme')).total).toBe(2);
  await second.remove(idOf(added));
  await server.operator.run({ command: 'jobs approve-board', payload: { board: 'greenhouse:acme' } });
  await read();
  expect((await second.search('glassblower acme')).total).toBe(2);
  await server.operator.run({ command: 'jobs remove-board', payload: { board: 'greenhouse:acme' } });
  await server.operator.run({ command: 'jobs reset-board', payload: { board: 'greenhouse:acme' } });
});

test('adding twice is adding once, in whatever capitals; a board that two people add is fetched once, and each finds it', async () => {
  const [first, second] = [await person('first'), await person('second')];
  const added = await first.addRead('greenhouse: acme');
  const before = asked.length;
  expect(await first.add('job-boards.greenhouse.io/Acme')).toEqual(added);
  const twice = await Promise.all([second.add('greenhouse: ACME'), second.add('https://boards.greenhouse.io/acme')]);
  expect(twice[0].id).toBe(twice[1].id);
  await read();
  expect(asked.length).toBe(before);
  expect((await second.search('glassblower acme')).total).toBe(2);
  await first.remove(idOf(added));
  expect((await first.search('glassblower acme')).total).toBe(0);
  expect((await second.search('glassblower acme')).total).toBe(2);
  await second.remove(twice[0].id);
});

test('a name is taken for the provider that is given, each way to write it', async () => {
  const one = await person('named');
  await expect(one.add('Acme Glass')).rejects.toThrow('COMPANY_UNKNOWN');
  const before = asked.length;
  expect(await one.addRead('Acme Glass', 'greenhouse')).toMatchObject({
    slug: 'acme-glass',
    state: 'read',
    listings: 1,
  });
  expect(asked.slice(before).map(({ board: name }) => name)).toEqual(['AcmeGlass', 'acme-glass']);
  expect(await one.list()).toHaveLength(2);
});

test.each([
  ['empty', { state: 'read', listings: 0, failure: null }],
  ['endless', { state: 'cut', listings: 20, failure: null }],
  ['missing', { state: 'failing', failure: expect.stringContaining('doesn’t have this board') }],
  ['slow', { state: 'failing', failure: expect.stringContaining('too long to answer') }],
  ['broken', { state: 'failing', failure: expect.stringContaining('couldn’t read what') }],
  ['huge', { state: 'failing', failure: expect.stringContaining('too large') }],
])('what came of a board that is %s is on the list', async (slug, state) => {
  const one = await person(`of-${slug}`);
  expect(await one.add(`greenhouse: ${slug}`)).toMatchObject({ state: 'fetching', listings: 0, fetchedAt: null });
  await read();
  expect((await one.list()).find((company) => company.slug === slug)).toMatchObject(state);
});

test('a board that failed is tried again by who adds it again', async () => {
  const one = await person('again');
  await one.addRead('greenhouse: slow');
  const before = asked.length;
  await one.add('greenhouse: slow');
  await read();
  expect(asked.length).toBe(before + 1);
});

test('an address that is not confirmed adds nothing, and what to do is said', async () => {
  const browser = server.browser();
  await signUp(browser, 'unconfirmed@example.com');
  const added = browser.api.call(api.addCompany, { body: { company: 'greenhouse: acme' } });
  await expect(added).rejects.toThrow(/confirm your email address.*EMAIL_UNVERIFIED/);
  expect((await browser.api.call(api.listCompanies, {})).companies).toMatchObject([operators]);
});

test('a refusal is a sentence that names the boards that can be read', async () => {
  const one = await person('sentences');
  await expect(one.add('Acme')).rejects.toThrow('Greenhouse or Lever');
  await expect(one.add('https://jobs.ashbyhq.com/acme')).rejects.toThrow('Greenhouse or Lever');
});

test.each(['http://127.0.0.1/acme', 'https://jobs.lever.co.evil.test/co-1', 'https://jobs.lever.co/../co-1', '   '])(
  '%j is refused, and nothing is asked for',
  async (company) => {
    const browser = server.browser();
    await signUpVerified(server.database.db, browser, `refused-${Buffer.from(company).toString('hex')}@example.com`);
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

test('what a board no longer lists is gone, and one that fails keeps what it had', async () => {
  const one = await person('long');
  expect(await one.addRead('greenhouse: large')).toMatchObject({ name: 'Large Corp.', state: 'read', listings: 3 });
  expect((await one.search('glassblower large')).total).toBe(3);
  const [large] = (await server.database.db.select().from(jobBoards)).filter(({ slug }) => slug === 'large');
  const readAgain = async () => {
    const payload = { boardId: large?.id ?? '', otherSlugs: [], isForced: true };
    await server.queue.enqueue(readBoardJob, payload, server.database.db);
    await read();
    return (await one.list()).find(({ slug }) => slug === 'large');
  };
  scripts.set('large', () => ({ ok: true, listings: [listing('large', 2)], hasMore: false, company: 'Large Corp.' }));
  expect(await readAgain()).toMatchObject({ listings: 1 });
  expect((await one.search('glassblower large')).jobs.map(({ title }) => title)).toEqual(['Glassblower large 2']);
  scripts.set('large', () => ({ ok: false, failure: 'unknown' }));
  const failing = {
    listings: 1,
    state: 'failing',
    failure: expect.stringContaining('Greenhouse doesn’t have this board'),
  };
  expect(await readAgain()).toMatchObject(failing);
  expect((await one.search('glassblower large')).total).toBe(1);
});

test('twenty companies are the most, counted also where two are added at once', async () => {
  const one = await person('many');
  const database = server.database.db;
  const boards = Array.from({ length: maxOwnCompanies - 1 }, (_, at) => ({
    provider: 'lever' as const,
    slug: `co-${at + 1}`,
    name: 'x',
  }));
  const made = await database.insert(jobBoards).values(boards).returning({ id: jobBoards.id });
  await database.insert(companyBoards).values(made.map(({ id: boardId }) => ({ userId: one.userId, boardId })));
  const last = await Promise.allSettled([one.add('lever: co-90'), one.add('lever: co-91')]);
  expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await one.list()).toHaveLength(maxOwnCompanies + 1);
  await expect(one.add('lever: co-92')).rejects.toThrow('COMPANIES_FULL');
});

test('so many are added in a day, and then no more', async () => {
  const one = await person('daily');
  for (let at = 0; at < limits.jobBoard.max; at += 1) await one.add('lever: co-0');
  await expect(one.add('lever: co-0')).rejects.toThrow('TOO_MANY_REQUESTS');
});

test('visitors have no list', async () => {
  await expect(server.browser().api.call(api.listCompanies, {})).rejects.toThrow('NOT_SIGNED_IN');
});
