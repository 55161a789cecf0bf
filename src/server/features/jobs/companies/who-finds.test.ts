import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopes } from '#contract/api-scopes.ts';
import { api } from '#contract/api.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { Browser } from '#test/support/browser.ts';
import { job, password } from '#test/support/people.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { asksToConfirm, signUpVerified } from '#test/support/verified.ts';
import { jobListings } from '../../../db/schema/jobs.ts';
import { resumeOptimizations } from '../../../db/schema/optimizations.ts';
import { mcpPath } from '../../../http/mcp.ts';
import type { JobSource } from '../../../adapters/job-boards/port.ts';
import type { Mail } from '../../../adapters/mail/port.ts';
import { tidyListingsJob } from '../listings/jobs.ts';
import { dailySearchesJob, runSearchesJob, searchMailJob } from '../saved-searches/jobs.ts';
import { readBoardJob } from './jobs.ts';

/** What nobody but who added the board may see anything of. */
const secret = 'Phlebotomist Trainer';
const secretAddress = 'https://phish.example.com/apply';
const words = 'phlebotomist';

const ad = (externalId: string, over: Partial<FoundListing> = {}): FoundListing => ({
  externalId,
  title: secret,
  company: 'Northwind',
  description:
    'Phlebotomist Trainer: draw blood, teach phlebotomy, keep records of samples. Venipuncture, patient care.',
  isHtml: false,
  location: 'Leeds',
  salary: { min: 40_000, max: 50_000, currency: 'GBP', per: 'year' },
  applicationUrl: secretAddress,
  ...over,
});

/** What the board of each company lists. */
const boards = new Map<string, FoundListing[]>([
  ['secret', [ad('secret/1'), ad('secret/2', { title: 'Phlebotomist', location: 'York' })]],
  ['other', [ad('other/1', { title: 'Night Porter', company: 'Grand Hotel', description: 'Carry bags.' })]],
]);
const board: JobSource = {
  name: 'greenhouse',
  kind: 'boards',
  freshSeconds: 24 * 3600,
  limits: [],
  fetch: async ({ board: slug = '' }) => {
    const listings = boards.get(slug);
    return listings ? { ok: true, listings, hasMore: false, company: slug } : { ok: false, failure: 'unknown' };
  },
};
/** Nothing is posted before the searches were saved: it would be nothing new. */
let isPosted = false;
/** The same job as the secret one, where everybody finds it, with a shorter text. */
const list: JobSource = {
  name: 'remotive',
  kind: 'list',
  freshSeconds: 24 * 3600,
  limits: [],
  fetch: async () => ({
    ok: true,
    listings: isPosted
      ? [ad('same', { description: 'A job.', applicationUrl: 'https://remotive.example.com/same' })]
      : [],
    hasMore: false,
  }),
};

const resume = [
  'Robin Example',
  'robin@example.com | Leeds',
  'Experience',
  'Phlebotomist, City Clinic',
  'Mar 2019 - Present',
  '• Drew blood from 40 patients a day by venipuncture',
  '• Taught phlebotomy to 6 new colleagues',
  'Skills',
  'Phlebotomy, venipuncture, patient care',
].join('\n');

const sent: Mail[] = [];
let later = 0;
let server: TestApp;
let owner: Browser;
let other: Browser;
let visitor: Browser;
let key: string;
let ids: string[];
let publicId: string;
let savedSearch: string;

const search = (browser: Browser, over: object = {}) =>
  browser.api.call(api.searchJobs, { body: { query: words, page: 1, limit: 50, sort: 'relevance', ...over } });
const idsIn = async (browser: Browser) =>
  (await search(browser)).jobs.filter(({ source }) => source === 'greenhouse').map(({ id }) => id);
const ran = (names: readonly string[]) => settled(server.database.db, names);

beforeAll(async () => {
  server = await testApp({
    jobSources: [board, list],
    clock: { now: () => new Date(Date.now() + later) },
    mailer: {
      send: async (mail) => void (asksToConfirm(mail) || sent.push(mail)),
      keptFor: async () => [],
      removeFor: async () => 0,
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { db } = server.database;
  [owner, other, visitor] = [server.browser(), server.browser(), server.browser()];
  const source = parseResume(documentFromText(resume));
  for (const [browser, email] of [
    [owner, 'owner@example.com'],
    [other, 'other@example.com'],
  ] as const) {
    const { user } = await signUpVerified(db, browser, email);
    const resumeOf = { userId: user.id, originalFileName: 'resume.txt', originalContent: resume, source };
    await db.insert(resumeOptimizations).values({ ...resumeOf, jobTitle: job.jobTitle, jobDescription: '' });
  }
  const made = await other.api.call(api.createApiKey, {
    body: { name: 'A program', scopes: [...apiScopes], currentPassword: password },
  });
  key = made.secret;
  for (const browser of [owner, other]) {
    await browser.api.call(api.addOwnJob, { body: { title: 'Diary', description: 'An ad of my own.' } });
    const saved = await browser.api.call(api.saveSearch, { body: { query: words, dailyMail: true } });
    savedSearch = saved.id;
  }
  isPosted = true;
  await server.operator.run({ command: 'jobs sync', payload: { sources: ['remotive'] } });
  await owner.api.call(api.addCompany, { body: { company: 'greenhouse: secret' } });
  await other.api.call(api.addCompany, { body: { company: 'greenhouse: other' } });
  await ran([readBoardJob.name]);
  const own = (await search(owner)).jobs.toSorted((a, b) => b.title.length - a.title.length);
  ids = own.map((job) => job.id);
  const everybodys = (await search(visitor)).jobs;
  publicId = everybodys[0]?.id ?? '';
}, 240_000);
afterAll(() => server.close());

test('who added a board finds what it lists, in place of the same job elsewhere', async () => {
  expect(ids).toHaveLength(2);
  const { total, jobs } = await search(owner);
  expect({ total, sources: jobs.map(({ source }) => source) }).toEqual({
    total: 2,
    sources: ['greenhouse', 'greenhouse'],
  });
  const view = await owner.api.call(api.getListing, { params: { id: ids[0] ?? '' } });
  expect(view).toMatchObject({ title: secret, alsoAt: [{ source: 'remotive' }] });
  expect((await search(visitor)).jobs.map(({ source }) => source)).toEqual(['remotive']);
});

/** Calls with an API key; throws refusals. */
async function byKey(method: 'GET' | 'POST', url: string, payload?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}` };
  const { statusCode, body } = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  if (statusCode >= 400) throw new Error(body);
  return JSON.parse(body);
}

/** The text of an MCP tool's answer. */
async function tool(name: string, input: Record<string, unknown>): Promise<unknown> {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const url = new URL(mcpPath, `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  );
  const answer = await client.callTool({ name, arguments: input });
  await client.close();
  return answer;
}

const id = () => ids[0] ?? '';
const gone = 'LISTING_NOT_FOUND';

/** Every way to a listing, with how it is refused; without, it answers, and nothing of the secret is in the answer. */
const attempts: readonly [string, () => Promise<unknown>, string?][] = [
  ['search as a visitor', () => search(visitor)],
  ['search', () => search(other)],
  ['search by date', () => search(other, { sort: 'date' })],
  ['search by salary', () => search(other, { sort: 'salary' })],
  ['search at its source', () => search(other, { source: 'greenhouse' })],
  ['search by its place', () => search(other, { location: 'York' })],
  ['search by its company', () => search(other, { query: 'Northwind' })],
  ['search by words that are misspelled', () => search(other, { query: 'phlebotomst' })],
  ['search by an API key', () => byKey('POST', '/api/jobs/search', { query: words })],
  ['search by MCP', () => tool('search_jobs', { query: words })],
  ['search by the operator', () => server.operator.run({ command: 'jobs search', payload: { query: words } })],
  ['the listing as a visitor', () => visitor.api.call(api.getListing, { params: { id: id() } }), gone],
  ['the listing', () => other.api.call(api.getListing, { params: { id: id() } }), gone],
  ['the listing, in capitals', () => other.api.call(api.getListing, { params: { id: id().toUpperCase() } }), gone],
  ['the listing by an API key', () => byKey('GET', `/api/jobs/listings/${id()}`), gone],
  ['the same job elsewhere', () => other.api.call(api.getListing, { params: { id: publicId } })],
  ['the same job elsewhere, as a visitor', () => visitor.api.call(api.getListing, { params: { id: publicId } })],
  ['saving it', () => other.api.call(api.saveJob, { body: { jobListingId: id() } }), gone],
  ['saving it by an API key', () => byKey('POST', '/api/jobs/save', { jobListingId: id() }), gone],
  ['hiding it', () => other.api.call(api.hideJob, { body: { jobListingId: id() } }), gone],
  [
    'a saved job of its id',
    () => other.api.call(api.updateSavedJob, { params: { id: id() }, body: { notes: 'Mine.' } }),
    'SAVED_JOB_NOT_FOUND',
  ],
  [
    'a match of its id',
    () => other.api.call(api.updateMatch, { params: { id: id() }, body: { rating: 5 } }),
    'MATCH_NOT_FOUND',
  ],
  ['recommendations', () => other.api.call(api.recommendJobs, { query: { limit: 20 } })],
  ['matches', () => other.api.call(api.listMatches, { query: { minScore: 0, limit: 20 } })],
  ['counts', () => other.api.call(api.jobStats, {})],
  ['saved jobs', () => other.api.call(api.listSavedJobs, { query: {} })],
  ['hidden jobs', () => other.api.call(api.listHiddenJobs, {})],
  ['companies', () => other.api.call(api.listCompanies, {})],
  [
    'removing the company',
    async () => {
      const { companies } = await owner.api.call(api.listCompanies, {});
      const { id: company = '' } = companies.find(({ slug }) => slug === 'secret') ?? {};
      await other.api.call(api.removeCompany, { params: { id: company } });
    },
    'COMPANY_NOT_FOUND',
  ],
  ['sources', () => other.api.call(api.listJobSources, {})],
  ['the copy of the account', () => other.api.call(api.exportAccount, {})],
  [
    'the operator’s copy of the account',
    () => server.operator.run({ command: 'account export', payload: { email: 'other@example.com' } }),
  ],
];

test.each(attempts)('nobody else sees anything of it: %s', async (_, attempt, refusal) => {
  if (refusal !== undefined) {
    await expect(attempt()).rejects.toThrow(refusal);
    return;
  }
  const answer = JSON.stringify(await attempt());
  expect(answer.length).toBeGreaterThan(2);
  for (const hint of [...ids, secretAddress, 'secret/1', '"secret"']) expect(answer).not.toContain(hint);
});

test('nothing counts it: searches, saved searches, sources', async () => {
  expect(await search(other)).toMatchObject({ total: 1, salaryRange: null });
  const { savedSearches } = await other.api.call(api.listSavedSearches, {});
  expect(savedSearches.find(({ id: one }) => one === savedSearch)).toMatchObject({ newJobs: 1 });
  const sources = await other.api.call(api.listJobSources, {});
  expect(sources.find(({ source }) => source === 'greenhouse')).toMatchObject({ listings: 0 });
});

test('a mail about saved searches has it for who added it alone', async () => {
  later = 24 * 3600 * 1000;
  await server.queue.enqueue(dailySearchesJob, {}, server.database.db);
  for (const { name } of [dailySearchesJob, runSearchesJob, searchMailJob]) await ran([name]);
  const mailTo = (email: string) => JSON.stringify(sent.filter(({ to }) => to === email));
  expect(mailTo('owner@example.com')).toContain(ids[0]);
  expect(mailTo('other@example.com')).toContain(publicId);
  for (const hidden of ids) expect(mailTo('other@example.com')).not.toContain(hidden);
});

test('two who add the same board each find it; what one of them leaves stays with the other, and what was saved with who saved it', async () => {
  const third = server.browser();
  await signUpVerified(server.database.db, third, 'third@example.com');
  const company = await third.api.call(api.addCompany, { body: { company: 'greenhouse: SECRET' } });
  expect((await idsIn(third)).toSorted()).toEqual(ids.toSorted());
  const [kept = '', left = ''] = ids;
  await third.api.call(api.saveJob, { body: { jobListingId: kept } });
  await third.api.call(api.removeCompany, { params: { id: company.id } });
  expect(await idsIn(third)).toEqual([]);
  expect(await third.api.call(api.getListing, { params: { id: kept } })).toMatchObject({ title: secret });
  await expect(third.api.call(api.getListing, { params: { id: left } })).rejects.toThrow(gone);
  expect((await idsIn(owner)).toSorted()).toEqual(ids.toSorted());
});

test('an erased account takes its boards along, with what they list; what somebody saved stays theirs', async () => {
  const { db } = server.database;
  const leaving = server.browser();
  await signUpVerified(db, leaving, 'leaving@example.com');
  boards.set('own', [ad('own/1', { title: 'Beekeeper' })]);
  for (const company of ['own', 'secret'])
    await leaving.api.call(api.addCompany, { body: { company: `greenhouse: ${company}` } });
  await ran([readBoardJob.name]);
  const erased = await server.operator.run({ command: 'account erase', payload: { email: 'leaving@example.com' } });
  expect(erased).toMatchObject({ outcome: 'done', result: { erased: { company_boards: 2, job_boards: 1 } } });
  const left = (await db.select().from(jobListings)).map(({ externalId }) => externalId);
  expect(left).not.toContain('own/1');
  expect(left).toContain('secret/1');
  await server.operator.run({ command: 'account erase', payload: { email: 'owner@example.com' } });
  await server.queue.enqueue(tidyListingsJob, {}, db);
  await ran([tidyListingsJob.name]);
  const rest = (await db.select().from(jobListings)).filter(({ externalId }) => externalId.startsWith('secret/'));
  expect(rest.map(({ isShown, retiredAt }) => ({ isShown, isGone: retiredAt !== null }))).toEqual([
    { isShown: false, isGone: true },
  ]);
});

test('what nobody ever listed is no listing of anybody', async () => {
  await expect(other.api.call(api.getListing, { params: { id: randomUUID() } })).rejects.toThrow(gone);
});
