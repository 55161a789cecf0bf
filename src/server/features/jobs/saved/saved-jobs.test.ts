import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { RouteQuerySent } from '#contract/route.ts';
import { maxSavedJobs } from '#contract/saved-jobs.ts';
import type { Browser } from '#test/support/browser.ts';
import { addListing } from '#test/support/listing-rows.ts';
import { signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { hiddenJobs, jobListings, jobMatches, savedJobs } from '../../../db/schema/jobs.ts';

const day = 24 * 3600 * 1000;
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const db = () => server.database.db;

/** A person with an account. */
async function person(email: string) {
  const browser = server.browser();
  const { user } = await signUp(browser, email);
  return { browser, userId: user.id };
}

const save = (browser: Browser, jobListingId: string, rest: { status?: 'applied' | 'offer'; notes?: string } = {}) =>
  browser.api.call(api.saveJob, { body: { jobListingId, ...rest } });
const list = async (browser: Browser, query: RouteQuerySent<typeof api.listSavedJobs> = {}) =>
  (await browser.api.call(api.listSavedJobs, { query })).savedJobs;
const update = (browser: Browser, id: string, body: object) =>
  browser.api.call(api.updateSavedJob, { params: { id }, body });
const own = (browser: Browser, body: object) => browser.api.call(api.addOwnJob, { body });

describe('saving', () => {
  test('keeps a listing with status and notes, and saving again changes what is sent alone', async () => {
    const { browser } = await person('saver@example.com');
    const listing = await addListing(db(), { title: 'Nurse' });
    const saved = await save(browser, listing);
    expect(saved).toMatchObject({ jobListingId: listing, status: 'saved', notes: null, reminder: null });
    expect(saved.jobListing).toMatchObject({ id: listing, title: 'Nurse' });
    const changed = await save(browser, listing, { status: 'applied', notes: ' Ask for the ward. ' });
    expect(changed).toMatchObject({ id: saved.id, status: 'applied', notes: 'Ask for the ward.' });
    expect(await save(browser, listing)).toMatchObject({ id: saved.id, status: 'applied', notes: 'Ask for the ward.' });
    expect(await list(browser)).toHaveLength(1);
  });

  test('in two tabs at once makes one', async () => {
    const { browser, userId } = await person('tabs@example.com');
    const listing = await addListing(db());
    const both = await Promise.all([save(browser, listing), save(browser, listing, { status: 'offer' })]);
    expect(both[0].id).toBe(both[1].id);
    expect(await db().$count(savedJobs, eq(savedJobs.userId, userId))).toBe(1);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'x'])('what is not there (%s) is said', async (id) => {
    const { browser } = await person(`missing-${id}@example.com`);
    await expect(save(browser, id)).rejects.toMatchObject({ status: 404, details: { code: 'LISTING_NOT_FOUND' } });
    const noSaved = { status: 404, details: { code: 'SAVED_JOB_NOT_FOUND' } };
    await expect(update(browser, id, {})).rejects.toMatchObject(noSaved);
    await expect(browser.api.call(api.removeSavedJob, { params: { id } })).rejects.toMatchObject(noSaved);
    await expect(browser.api.call(api.hideJob, { body: { jobListingId: id } })).rejects.toMatchObject({ status: 404 });
    await expect(browser.api.call(api.unhideJob, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('ends at the most that are kept, but for those that are saved already', async () => {
    const { browser, userId } = await person('collector@example.com');
    const rows = Array.from({ length: maxSavedJobs }, (_, at) => ({
      externalId: `full-${at}`,
      source: 'remotive' as const,
      sameJobKey: `full-${at}`,
      title: 'Clerk',
      company: 'Contoso',
      description: 'An ad.',
      applicationUrl: 'https://jobs.example.com',
    }));
    const listings = await db().insert(jobListings).values(rows).returning({ id: jobListings.id });
    await db()
      .insert(savedJobs)
      .values(listings.map(({ id: jobListingId }) => ({ userId, jobListingId })));
    const full = { status: 409, details: { error: expect.stringContaining(`${maxSavedJobs}`) as string } };
    await expect(save(browser, await addListing(db()))).rejects.toMatchObject(full);
    await expect(own(browser, { title: 'One more' })).rejects.toMatchObject(full);
    expect(await save(browser, listings[0]?.id ?? '', { status: 'offer' })).toMatchObject({ status: 'offer' });
    expect(await list(browser)).toHaveLength(maxSavedJobs);
  });
});

test('a saved job is changed and removed by its id or its listing’s, by its person alone', async () => {
  const [{ browser }, stranger] = [await person('keeper@example.com'), await person('stranger@example.com')];
  const listing = await addListing(db());
  const saved = await save(browser, listing);
  for (const id of [saved.id, listing]) {
    await expect(update(stranger.browser, id, { notes: 'Mine' })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.browser.api.call(api.removeSavedJob, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  }
  expect(await update(browser, listing, { notes: 'By its listing' })).toMatchObject({ notes: 'By its listing' });
  expect(await update(browser, saved.id, { status: 'interviewing' })).toMatchObject({
    notes: 'By its listing',
    status: 'interviewing',
  });
  expect(await update(browser, saved.id, { notes: null })).toMatchObject({ notes: null });
  await browser.api.call(api.removeSavedJob, { params: { id: listing } });
  expect(await list(browser)).toEqual([]);
  expect(await db().$count(jobListings, eq(jobListings.id, listing))).toBe(1);
  await expect(browser.api.call(api.removeSavedJob, { params: { id: saved.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('a reminder is in the future, and one that has passed can be sent along unchanged', async () => {
  const { browser, userId } = await person('reminded@example.com');
  const saved = await save(browser, await addListing(db()));
  const reminder = new Date(Date.now() + day).toISOString();
  expect(await update(browser, saved.id, { reminder })).toMatchObject({ reminder });
  await expect(update(browser, saved.id, { reminder: '2020-01-01T09:00:00+01:00' })).rejects.toMatchObject({
    status: 400,
    details: { code: 'REMINDER_PAST' },
  });
  for (const unfit of ['tomorrow', '9999-12-31T23:59:59-23:59']) {
    await expect(update(browser, saved.id, { reminder: unfit })).rejects.toMatchObject({
      status: 400,
      details: { error: 'Please enter the day and time of the reminder, before the year 2100.' },
    });
  }
  const passed = new Date(Date.now() - day);
  await db().update(savedJobs).set({ reminder: passed, remindedAt: passed }).where(eq(savedJobs.userId, userId));
  const kept = await update(browser, saved.id, { reminder: passed.toISOString(), notes: 'Called' });
  expect(kept).toMatchObject({ notes: 'Called', reminder: passed.toISOString() });
  expect(await update(browser, saved.id, { reminder: null })).toMatchObject({ reminder: null });
  await expect(update(browser, saved.id, { reminder: 'tomorrow' })).rejects.toMatchObject({ status: 400 });
});

describe('filters', () => {
  const named = async (browser: Browser, query: RouteQuerySent<typeof api.listSavedJobs>) =>
    (await list(browser, query)).map(({ jobListing }) => jobListing.title).toSorted();
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await person('filters@example.com'));
    const ago = (days: number) => new Date(Date.now() - days * day);
    const listings = [
      { title: 'A', source: 'adzuna', salaryMin: 40_000, salaryMax: 60_000, location: 'Zürich', postedDate: ago(0.5) },
      { title: 'B', source: 'remotive', salaryMin: 70_000, location: 'São Paulo, Brazil', postedDate: ago(2) },
      { title: 'C', source: 'sample', jobType: 'contract', experienceLevel: 'senior', postedDate: ago(6) },
      { title: 'D', source: 'lever', salaryMax: 30_000, workplace: 'remote', location: null, postedDate: ago(29) },
    ] as const;
    for (const listing of listings)
      await save(browser, await addListing(db(), listing), listing.title === 'D' ? { status: 'applied' } : {});
    await save(browser, await addListing(db(), { title: 'E', postedDate: ago(40), location: 'Zug' }));
  });

  test.each([
    [{}, 'ABCDE'],
    [{ status: 'applied' }, 'D'],
    [{ status: 'saved' }, 'ABCE'],
    [{ source: 'sample' }, 'C'],
    [{ experienceLevel: 'senior' }, 'C'],
    [{ jobType: 'contract' }, 'C'],
    [{ salaryMin: 50_000 }, 'AB'],
    [{ salaryMin: 60_001 }, 'B'],
    [{ salaryMax: 40_000 }, 'AD'],
    [{ salaryMin: 30_000, salaryMax: 69_999 }, 'AD'],
    [{ location: 'zurich' }, 'A'],
    [{ location: 'SAO PAULO' }, 'B'],
    [{ location: 'Springfield' }, 'C'],
    [{ location: 'remote' }, 'D'],
    [{ datePosted: '24h' }, 'A'],
    [{ datePosted: '3d' }, 'AB'],
    [{ datePosted: '7d' }, 'ABC'],
    [{ datePosted: '30d' }, 'ABCD'],
    [{ status: 'saved', source: 'adzuna', salaryMin: 50_000, location: 'Zü', datePosted: '24h' }, 'A'],
    [{ status: 'offer', source: 'adzuna' }, ''],
  ] as const)('%j', async (query, titles) => {
    expect((await named(browser, query)).join('')).toBe(titles);
  });

  test('what is no filter is refused', async () => {
    const refused = browser.fetch('/api/jobs/saved?status=dreaming');
    expect((await refused).status).toBe(400);
  });
});

describe('an ad of one’s own', () => {
  test.each([
    [{ title: 'Gardener' }, { title: 'Gardener', company: '', applicationUrl: '', source: 'own' }],
    [
      { applicationUrl: 'https://www.jobs.example.com/acme/42/' },
      { title: 'jobs.example.com/acme/42', applicationUrl: 'https://www.jobs.example.com/acme/42/' },
    ],
    [
      { description: 'Senior Gardener at Kew Example\n\nWe look for a gardener who knows roses.' },
      { title: expect.stringContaining('Gardener') as string },
    ],
    [
      { title: 'Head Gardener', company: 'Kew', location: 'London', description: 'Roses.' },
      { title: 'Head Gardener', company: 'Kew', location: 'London', description: 'Roses.' },
    ],
  ])('%j', async (body, expected) => {
    const { browser } = await person(`own-${JSON.stringify(body).length}@example.com`);
    const saved = await own(browser, body);
    expect(saved).toMatchObject({ status: 'saved', jobListing: expected });
    expect(await list(browser)).toMatchObject([{ id: saved.id }]);
  });

  test('needs a title, a text or an address of the web', async () => {
    const { browser } = await person('nothing@example.com');
    const error = async (body: object) =>
      own(browser, body).then(
        () => 'taken',
        (refused: { details?: { error?: string } }) => refused.details?.error,
      );
    expect(await error({ title: ' ', company: 'Kew' })).toBe('Enter the job’s title, its ad or its web address.');
    expect(await error({ title: 'X', applicationUrl: 'javascript:alert(1)' })).toMatch(/http:\/\/ or https:\/\//);
  });

  test('is saved once however often it is sent, seen by nobody else, and deleted with its save', async () => {
    const [{ browser, userId }, other] = [await person('author@example.com'), await person('reader@example.com')];
    const body = { title: 'Gardener', company: 'Kew' };
    const [first, second] = await Promise.all([own(browser, body), own(browser, body)]);
    expect(second.id).toBe(first.id);
    const theirs = await own(other.browser, body);
    expect(theirs.jobListingId).not.toBe(first.jobListingId);
    await expect(save(other.browser, first.jobListingId)).rejects.toMatchObject({ status: 404 });
    await expect(
      other.browser.api.call(api.hideJob, { body: { jobListingId: first.jobListingId } }),
    ).rejects.toMatchObject({ status: 404 });
    await browser.api.call(api.removeSavedJob, { params: { id: first.id } });
    expect(await db().$count(jobListings, eq(jobListings.ownerId, userId))).toBe(0);
    expect(await list(other.browser)).toMatchObject([{ id: theirs.id }]);
  });
});

test('a status that says one has applied says so on the matches, and takes it back', async () => {
  const [{ browser, userId }, other] = [await person('applicant@example.com'), await person('rival@example.com')];
  const listing = await addListing(db());
  const scored = { jobListingId: listing, overallScore: 80 };
  await db()
    .insert(jobMatches)
    .values([
      { ...scored, userId },
      { ...scored, userId: other.userId },
    ]);
  const applied = async (of: string) =>
    (await db().select().from(jobMatches).where(eq(jobMatches.userId, of))).map((row) => [
      row.isApplied,
      row.appliedAt !== null,
    ]);
  const { id } = await save(browser, listing);
  expect(await applied(userId)).toEqual([[false, false]]);
  await update(browser, id, { status: 'applied' });
  expect(await applied(userId)).toEqual([[true, true]]);
  const [since] = await db().select().from(jobMatches).where(eq(jobMatches.userId, userId));
  for (const status of ['interviewing', 'rejected'] as const) await update(browser, id, { status });
  const [still] = await db().select().from(jobMatches).where(eq(jobMatches.userId, userId));
  expect(still?.appliedAt).toEqual(since?.appliedAt);
  await update(browser, id, { status: 'offer' });
  await update(browser, id, { status: 'interested' });
  expect(await applied(userId)).toEqual([[false, false]]);
  expect(await applied(other.userId)).toEqual([[false, false]]);
});

test('saving what a match says was applied to takes nothing back', async () => {
  const { browser, userId } = await person('earlier@example.com');
  const jobListingId = await addListing(db());
  await db().insert(jobMatches).values({ userId, jobListingId, overallScore: 80, isApplied: true });
  await save(browser, jobListingId);
  expect(await db().select().from(jobMatches).where(eq(jobMatches.userId, userId))).toMatchObject([
    { isApplied: true },
  ]);
});

test('hiding twice is hiding once, a new reason replaces the old, and a saved job stays saved', async () => {
  const { browser, userId } = await person('picky@example.com');
  const listing = await addListing(db(), { title: 'Clown' });
  await save(browser, listing);
  const hide = (body: { reason?: 'bad_fit' | 'not_interested' } = {}) =>
    browser.api.call(api.hideJob, { body: { jobListingId: listing, ...body } });
  await Promise.all([hide({ reason: 'not_interested' }), hide({ reason: 'not_interested' })]);
  await hide();
  expect((await browser.api.call(api.listHiddenJobs, {})).hiddenJobs).toMatchObject([
    { jobListing: { id: listing, title: 'Clown' }, reason: 'not_interested' },
  ]);
  await hide({ reason: 'bad_fit' });
  expect((await browser.api.call(api.listHiddenJobs, {})).hiddenJobs).toMatchObject([{ reason: 'bad_fit' }]);
  expect(await db().$count(hiddenJobs, eq(hiddenJobs.userId, userId))).toBe(1);
  expect(await list(browser)).toHaveLength(1);
  await browser.api.call(api.unhideJob, { params: { id: listing } });
  expect((await browser.api.call(api.listHiddenJobs, {})).hiddenJobs).toEqual([]);
});

test('the table is CSV that no spreadsheet runs', async () => {
  const { browser } = await person('tables@example.com');
  const listing = await addListing(db(), {
    title: '=HYPERLINK("http://evil.example.com","Nurse")',
    company: 'Smith, Jones & "Co"',
    location: '+49 Straße',
    salaryMin: 40_000,
    salaryMax: 50_000,
    currency: 'EUR',
    postedDate: new Date('2026-01-05T10:00:00Z'),
  });
  await save(browser, listing, { notes: '- ring them\n@noon; =1+1' });
  const answer = await browser.fetch('/api/jobs/saved/export');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="foothold-saved-jobs.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toMatch(/^Title,Company,Location,Status,/);
  const text = rows.join('\r\n');
  expect(text).toMatch(
    /^"'=HYPERLINK\(""http:\/\/evil\.example\.com"",""Nurse""\)","Smith, Jones & ""Co""",'\+49 Straße,Saved,40000,50000,EUR,/,
  );
  expect(text).toContain('2026-01-05T10:00:00.000Z');
  expect(text).toContain("\"'- ring them\n'@noon; '=1+1\"");
  expect(rows).toHaveLength(2);
});
