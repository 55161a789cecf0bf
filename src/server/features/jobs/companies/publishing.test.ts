import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { readConfig } from '#server/settings/config.ts';
import type { Browser } from '#test/support/browser.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { signUpVerified } from '#test/support/verified.ts';
import type { JobSource } from '../../../adapters/job-boards/port.ts';
import { readBoardJob } from './jobs.ts';

const companies: Record<string, string> = { acme: 'Acme Glass Inc.', globex: 'Globex', kew: 'Kew', hooli: 'Hooli' };
const source: JobSource = {
  name: 'lever',
  kind: 'boards',
  freshSeconds: 24 * 3600,
  limits: [],
  fetch: async ({ board = '' }) => {
    const company = companies[board];
    if (company === undefined) return { ok: false, failure: 'unknown' };
    const listings = [1, 2].map((id) => ({
      externalId: `${board}/${id}`,
      title: `Glassblower ${id}`,
      company,
      description: 'Blow glass.',
      isHtml: false,
      applicationUrl: `https://jobs.example.com/${board}/${id}`,
    }));
    return { ok: true, listings, hasMore: false, company };
  },
};

let server: TestApp;
let person: Browser;
let visitor: Browser;
beforeAll(async () => {
  const { jobSources } = readConfig({}, { JOB_SOURCES: 'lever', JOB_BOARDS: 'lever:kew' });
  server = await testApp({ jobSources: [source], config: { jobSources } });
  [person, visitor] = [server.browser(), server.browser()];
  await signUpVerified(server.database.db, person, 'robin@example.com');
  await add('acme');
  await add('globex');
});
afterAll(() => server.close());

async function add(slug: string): Promise<void> {
  await person.api.call(api.addCompany, { body: { company: `lever: ${slug}` } });
  await settled(server.database.db, [readBoardJob.name]);
}
const run = (command: string, payload: object = {}) =>
  server.operator.run({ command: `jobs ${command}`, payload }) as Promise<{ outcome: string; result?: object }>;
const search = async (browser: Browser, query: string) =>
  (await browser.api.call(api.searchJobs, { body: { query, page: 1, limit: 20, sort: 'relevance' } })).jobs;
const idsOf = async (browser: Browser, query: string) => (await search(browser, query)).map(({ id }) => id);

test('boards are listed with who added them and how many jobs they have', async () => {
  const { result } = await run('boards');
  const added = [{ email: 'robin@example.com', at: expect.stringMatching(/^20/) }];
  expect(result).toMatchObject({ blockedCompanies: [] });
  expect((result as { boards: object[] }).boards).toMatchObject([
    { board: 'lever:globex', name: 'Globex', status: 'private', addedBy: added, listings: 2, failure: null },
    { board: 'lever:acme', name: 'Acme Glass Inc.', status: 'private', addedBy: added, listings: 2, isCut: false },
    { board: 'lever:kew', status: 'listed', addedBy: [], listings: 2 },
  ]);
});

test('an approved board is everybody’s, also where it is written in capitals', async () => {
  expect(await search(visitor, 'acme')).toEqual([]);
  expect(await run('approve-board', { board: 'lever: ACME' })).toMatchObject({
    outcome: 'done',
    result: { board: 'lever:acme', status: 'approved' },
  });
  expect(await search(visitor, 'acme')).toHaveLength(2);
  const { companies: seen } = await person.api.call(api.listCompanies, {});
  expect(seen.find(({ slug }) => slug === 'acme')).toMatchObject({ isOwn: true, isPublic: true });
});

test('a listing that is removed is found by nobody, and stays away when its source lists it again', async () => {
  const [removed = '', left = ''] = await idsOf(visitor, 'acme');
  await person.api.call(api.saveJob, { body: { jobListingId: removed } });
  expect(await run('remove-listing', { id: removed })).toMatchObject({ outcome: 'done' });
  await run('sync', { sources: ['lever'] });
  expect(await idsOf(visitor, 'acme')).toEqual([left]);
  await expect(person.api.call(api.getListing, { params: { id: removed } })).rejects.toThrow('LISTING_NOT_FOUND');
  expect((await person.api.call(api.listSavedJobs, { query: {} })).savedJobs).toEqual([]);
  expect(await run('remove-listing', { id: 'nothing' })).toEqual({
    outcome: 'refused',
    sentence: "There's no listing nothing of a job source. “foothold jobs search” prints the ID of each.",
  });
});

test('a blocked company’s jobs are found by nobody, however it is written, until it is unblocked', async () => {
  expect(await run('block-company', { name: 'ACME Glass' })).toMatchObject({ result: { listings: 2 } });
  expect([await search(visitor, 'acme'), await search(person, 'acme')]).toEqual([[], []]);
  expect((await run('boards')).result).toMatchObject({ blockedCompanies: [{ name: 'ACME Glass' }] });
  expect(await run('unblock-company', { name: 'Acme Glass, Inc.' })).toMatchObject({ outcome: 'done' });
  expect(await search(visitor, 'acme')).toHaveLength(1);
  expect(await run('unblock-company', { name: 'Acme Glass' })).toMatchObject({ outcome: 'refused' });
  expect(await run('block-company', { name: '...' })).toMatchObject({ outcome: 'refused' });
});

test('a removed board is found by nobody, not even who saved its jobs, nobody can add it again, and approving brings it back', async () => {
  const [saved = ''] = await idsOf(person, 'globex');
  await person.api.call(api.saveJob, { body: { jobListingId: saved } });
  expect(await run('remove-board', { board: 'lever:globex' })).toMatchObject({ result: { listings: 2, followers: 1 } });
  expect(await search(person, 'globex')).toEqual([]);
  await expect(person.api.call(api.getListing, { params: { id: saved } })).rejects.toThrow('LISTING_NOT_FOUND');
  await expect(person.api.call(api.addCompany, { body: { company: 'lever: Globex' } })).rejects.toThrow(
    'COMPANY_REFUSED',
  );
  await run('approve-board', { board: 'lever:globex' });
  await settled(server.database.db, [readBoardJob.name]);
  expect(await search(visitor, 'globex')).toHaveLength(2);
  expect((await run('boards')).result).toMatchObject({
    boards: [{ board: 'lever:globex', status: 'approved' }, {}, {}],
  });
});

/** Removes the company of a board, as its one follower. */
async function leave(slug: string): Promise<void> {
  const { companies: seen } = await person.api.call(api.listCompanies, {});
  await person.api.call(api.removeCompany, { params: { id: seen.find((one) => one.slug === slug)?.id ?? '' } });
}

test('a removed board that is reset can be added again, and is private; so is one that had been approved', async () => {
  await run('remove-board', { board: 'lever:globex' });
  expect(await run('reset-board', { board: 'lever:Globex' })).toMatchObject({
    outcome: 'done',
    result: { board: 'lever:globex', status: 'private' },
  });
  await add('globex');
  expect([await search(person, 'globex'), await search(visitor, 'globex')]).toMatchObject([{ length: 2 }, []]);
  await run('approve-board', { board: 'lever:globex' });
  expect(await search(visitor, 'globex')).toHaveLength(2);
  await run('reset-board', { board: 'lever:globex' });
  expect([await search(person, 'globex'), await search(visitor, 'globex')]).toMatchObject([{ length: 2 }, []]);
});

test('a removed listing stays away, also when its board was removed, or left by its last follower, in between', async () => {
  await add('hooli');
  const [removed = '', left] = await search(person, 'hooli');
  await run('remove-listing', { id: (removed as { id: string }).id });
  const only = [{ title: (left as { title: string }).title }];
  await leave('hooli');
  await add('hooli');
  expect(await search(person, 'hooli')).toMatchObject(only);
  await run('remove-board', { board: 'lever:hooli' });
  await run('approve-board', { board: 'lever:hooli' });
  await settled(server.database.db, [readBoardJob.name]);
  expect(await search(visitor, 'hooli')).toMatchObject(only);
  // Its text was changed, and all of it is read again.
  companies.hooli = 'Hooli GmbH';
  await run('sync', { sources: ['lever'] });
  expect(await search(visitor, 'hooli')).toMatchObject([{ ...only[0], company: 'Hooli GmbH' }]);
  await run('reset-board', { board: 'lever:hooli' });
  expect(await search(visitor, 'hooli')).toEqual([]);
});

test.each([
  ['reset-board', { board: 'lever:nobody' }, 'Nobody has added that board'],
  ['reset-board', { board: 'lever:kew' }, 'JOB_BOARDS'],
  ['approve-board', { board: 'lever:nobody' }, 'Nobody has added that board'],
  ['remove-board', { board: 'lever:nobody' }, 'Nobody has added that board'],
  ['remove-board', { board: 'lever:KEW' }, 'JOB_BOARDS'],
  ['approve-board', { board: 'acme' }, 'greenhouse:acme'],
  ['approve-board', { board: 'lever:../x' }, 'greenhouse:acme'],
])('%s %j is refused: %s', async (command, payload, sentence) => {
  expect(await run(command, payload)).toEqual({
    outcome: 'refused',
    sentence: expect.stringContaining(sentence) as unknown,
  });
});
