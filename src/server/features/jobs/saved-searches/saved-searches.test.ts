import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { maxSavedSearches } from '#contract/saved-searches.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import type { Browser } from '#test/support/browser.ts';
import { signUp } from '#test/support/people.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { asksToConfirm, confirmAddress, signUpVerified } from '#test/support/verified.ts';
import { users } from '../../../db/schema/accounts.ts';
import { savedSearches } from '../../../db/schema/jobs.ts';
import type { Mail } from '../../../adapters/mail/port.ts';
import { dailySearchesJob, runSearchesJob, searchMailJob } from './jobs.ts';

const day = 24 * 3600 * 1000;
const sent: Mail[] = [];
const mailsTo = (email: string) => sent.filter(({ to }) => to === email);
/** The listings on the test board, by search term. */
const board = new Map<string, FoundListing[]>();

let later = 0;
let refusing = false;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    config: { publicUrl: new URL('http://jobs.example.com') },
    clock: { now: () => new Date(Date.now() + later) },
    mailer: {
      async send(mail) {
        if (refusing) throw new Error('The mail server is away.');
        if (!asksToConfirm(mail)) sent.push(mail);
      },
      keptFor: async () => [],
      removeFor: async () => 0,
    },
    jobSources: [
      {
        name: 'adzuna',
        kind: 'search',
        freshSeconds: 60,
        limits: [],
        fetch: async ({ query }) => ({ ok: true, listings: board.get(query?.text ?? '') ?? [], hasMore: false }),
      },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const save = (browser: Browser, body: RouteBodySent<typeof api.saveSearch>) =>
  browser.api.call(api.saveSearch, { body });
const list = async (browser: Browser) => (await browser.api.call(api.listSavedSearches, {})).savedSearches;
const update = (browser: Browser, id: string, body: RouteBodySent<typeof api.updateSavedSearch>) =>
  browser.api.call(api.updateSavedSearch, { params: { id }, body });

async function person(email: string): Promise<Browser> {
  const browser = server.browser();
  await signUpVerified(server.database.db, browser, email);
  return browser;
}

/** Puts listings with these titles on the board, found by one query. */
function post(query: string, ...titles: string[]) {
  const found = titles.map((title) => ({
    externalId: `${query} ${title}`,
    title,
    company: 'Kew',
    description: `${title}: an ad of the tests.`,
    isHtml: false,
    location: 'London',
    salary: { min: 40_000, max: 50_000, currency: 'GBP', per: 'year' as const },
    applicationUrl: 'https://kew.example.com/apply',
  }));
  board.set(query, [...(board.get(query) ?? []), ...found]);
}

/** A day passes, and the daily run is done, twice over as by two workers. */
async function nextDay() {
  later += day;
  await server.queue.enqueue(dailySearchesJob, {}, db());
  await server.queue.enqueue(dailySearchesJob, {}, db());
  await settled(db(), [dailySearchesJob.name, runSearchesJob.name]);
  await settled(db(), [searchMailJob.name]);
}

describe('saved searches', () => {
  test('are kept once by their terms, named after them, and changed', async () => {
    const browser = await person('finder@example.com');
    const saved = await save(browser, { query: 'Night Nurse', location: 'Zürich', filters: { remote: false } });
    expect(saved).toMatchObject({
      name: 'Night Nurse, Zürich',
      terms: { query: 'Night Nurse', location: 'Zürich' },
      dailyMail: false,
      newJobs: 0,
      lastRunAt: null,
    });
    const again = await save(browser, { query: 'night nurse', location: 'Zurich', name: 'Nights', dailyMail: true });
    expect(again).toMatchObject({ id: saved.id, name: 'Nights', dailyMail: true });
    const other = await save(browser, { query: 'Night Nurse', location: 'Zürich', filters: { jobType: 'part-time' } });
    expect((await list(browser)).map(({ id }) => id)).toEqual([other.id, saved.id]);
    expect(await update(browser, saved.id, { name: 'Renamed', dailyMail: false })).toMatchObject({
      name: 'Renamed',
      dailyMail: false,
    });
    expect(await update(browser, saved.id, {})).toMatchObject({ name: 'Renamed' });
    await browser.api.call(api.deleteSavedSearch, { params: { id: saved.id } });
    expect(await list(browser)).toMatchObject([{ id: other.id }]);
  });

  test('saved in two tabs at once are one, and end at the most that are kept', async () => {
    const browser = await person('tabs@example.com');
    const [one, two] = await Promise.all([save(browser, { query: 'clerk' }), save(browser, { query: 'clerk' })]);
    expect(one.id).toBe(two.id);
    for (let at = 1; at < maxSavedSearches; at++) await save(browser, { query: `clerk ${at}` });
    await expect(save(browser, { query: 'one more' })).rejects.toMatchObject({
      status: 409,
      details: { code: 'SAVED_SEARCHES_FULL', error: expect.stringContaining(`${maxSavedSearches}`) as string },
    });
    expect(await save(browser, { query: 'CLERK', dailyMail: true })).toMatchObject({ id: one.id, dailyMail: true });
  });

  test.each(['another', '00000000-0000-4000-8000-000000000000', 'x'])('are not found: %s', async (which) => {
    const [owner, stranger] = [await person(`o-${which}@example.com`), await person(`s-${which}@example.com`)];
    const { id: own } = await save(owner, { query: 'baker' });
    const id = which === 'another' ? own : which;
    const missing = { status: 404, details: { code: 'SAVED_SEARCH_NOT_FOUND' } };
    await expect(update(stranger, id, { name: 'Mine' })).rejects.toMatchObject(missing);
    await expect(stranger.api.call(api.deleteSavedSearch, { params: { id } })).rejects.toMatchObject(missing);
    expect(await list(owner)).toMatchObject([{ id: own, name: 'baker' }]);
    expect(await list(stranger)).toEqual([]);
  });

  test('a name that is empty is refused in a sentence', async () => {
    const browser = await person('nameless@example.com');
    await expect(save(browser, { query: 'baker', name: ' ' })).rejects.toMatchObject({
      status: 400,
      details: { error: 'Give this search a name.' },
    });
  });
});

describe('the daily run', () => {
  test('asks the sources, mails what is new once, in one mail, and counts it until it is seen', async () => {
    const email = 'daily@example.com';
    const browser = await person(email);
    const roses = await save(browser, { query: 'rose gardener', dailyMail: true });
    const tulips = await save(browser, { query: 'tulip gardener', dailyMail: true, name: 'Tulips' });
    const quiet = await save(browser, { query: 'lily gardener' });
    await nextDay();
    expect(mailsTo(email)).toEqual([]);

    post('rose gardener', 'Head Rose Gardener', 'Rose Gardener');
    post('tulip gardener', ...Array.from({ length: 12 }, (_, at) => `Tulip Gardener ${at}`));
    post('lily gardener', 'Lily Gardener');
    await nextDay();
    expect(mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('New jobs for 2 saved searches');
    expect(mail?.text).toContain('rose gardener: 2 new jobs');
    expect(mail?.text).toContain('Tulips: 12 new jobs');
    expect(mail?.text).toMatch(
      /Head Rose Gardener at Kew\nLondon, .*40,000.*50,000.*\nhttp:\/\/jobs\.example\.com\/jobs\?job=/,
    );
    expect(mail?.text.match(/Tulip Gardener \d+ at Kew/g)).toHaveLength(10);
    expect(mail?.text).toContain(`http://jobs.example.com/jobs?search=${tulips.id}`);
    expect(mail?.text).not.toContain('Lily');
    expect(await list(browser)).toMatchObject([
      { id: quiet.id, newJobs: 1, lastRunAt: expect.any(String) as string },
      { id: tulips.id, newJobs: 12 },
      { id: roses.id, newJobs: 2 },
    ]);
    expect(await update(browser, roses.id, { seen: true })).toMatchObject({ newJobs: 0 });

    await nextDay();
    expect(mailsTo(email)).toHaveLength(1);
    post('rose gardener', 'Rose Gardener, Nights');
    await nextDay();
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo(email)[1]).toMatchObject({ subject: '1 new job for “rose gardener”' });
    expect(mailsTo(email)[1]?.text).not.toContain('Head Rose');
    expect((await list(browser)).find(({ id }) => id === roses.id)).toMatchObject({ newJobs: 1 });
  });

  test('waits until the address is confirmed, and then tells what came up meanwhile', async () => {
    const email = 'unconfirmed@example.com';
    const browser = server.browser();
    await signUp(browser, email);
    await save(browser, { query: 'heather keeper', dailyMail: true });
    post('heather keeper', 'Heather Keeper');
    await nextDay();
    expect(mailsTo(email)).toEqual([]);
    await confirmAddress(db(), email);
    await nextDay();
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]?.text).toContain('Heather Keeper at Kew');
  });

  test('what was seen on the page is not mailed', async () => {
    const email = 'looker@example.com';
    const browser = await person(email);
    const { id } = await save(browser, { query: 'orchid keeper', dailyMail: true });
    post('orchid keeper', 'Orchid Keeper');
    await update(browser, id, { dailyMail: false });
    await nextDay();
    await update(browser, id, { dailyMail: true, seen: true });
    await nextDay();
    expect(mailsTo(email)).toEqual([]);
  });

  test('ends with its link without signing in, and with one click of a mail program', async () => {
    const email = 'enough@example.com';
    const browser = await person(email);
    const { id } = await save(browser, { query: 'cactus keeper', dailyMail: true });
    post('cactus keeper', 'Cactus Keeper');
    await nextDay();
    const [mail] = mailsTo(email);
    const token = new URL(/http:\S+mails=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('mails') ?? '';
    const stranger = server.browser();
    await expect(stranger.api.call(api.stopJobMails, { query: { token: `${token}x` } })).rejects.toMatchObject({
      status: 404,
      details: { code: 'JOB_MAILS_UNKNOWN' },
    });
    expect(await list(browser)).toMatchObject([{ dailyMail: true }]);
    await stranger.api.call(api.stopJobMails, { query: { token } });
    expect(await list(browser)).toMatchObject([{ dailyMail: false }]);

    await update(browser, id, { dailyMail: true });
    const click = new URL(mail?.unsubscribe ?? '');
    const clicked = await server.browser().fetch(`${click.pathname}${click.search}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(clicked.status).toBe(200);
    expect(await list(browser)).toMatchObject([{ dailyMail: false }]);
    post('cactus keeper', 'Head Cactus Keeper');
    await nextDay();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('a mail that could not be sent is made up for on the next day', async () => {
    const email = 'patient@example.com';
    await save(await person(email), { query: 'moss keeper', dailyMail: true });
    post('moss keeper', 'Moss Keeper');
    refusing = true;
    await nextDay();
    const noted = async () => (await db().select().from(savedSearches).where(eq(savedSearches.name, 'moss keeper')))[0];
    await expect.poll(async () => (await noted())?.mailedAt, { timeout: 60_000 }).toBeNull();
    refusing = false;
    expect(mailsTo(email)).toEqual([]);
    await nextDay();
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]?.text).toContain('Moss Keeper at Kew');
  });

  test('nobody is mailed whose account was deleted meanwhile', async () => {
    const email = 'gone@example.com';
    const browser = await person(email);
    const { id } = await save(browser, { query: 'fern keeper', dailyMail: true });
    const [row] = await db().select().from(savedSearches).where(eq(savedSearches.id, id));
    const userId = row?.userId ?? '';
    await db().delete(users).where(eq(users.id, userId));
    await server.queue.enqueue(runSearchesJob, { userId }, db());
    const found = [{ id, listingIds: [], total: 1, before: null }];
    await server.queue.enqueue(searchMailJob, { userId, mailedAt: new Date().toISOString(), found }, db());
    await settled(db(), [runSearchesJob.name, searchMailJob.name]);
    expect(mailsTo(email)).toEqual([]);
  });
});
