import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundListing } from '#domain/listings/listing.ts';
import { testDatabase } from '#test/support/test-database.ts';
import { bundledPlaces } from '../../../adapters/places/places.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { jobBoards, jobListings, savedJobs } from '../../../db/schema/jobs.ts';
import { engineTasks, type Engine } from '../../../engine/tasks.ts';
import { createListingRemovals } from './removals.ts';
import { createJobListings, type JobListings } from './service.ts';

const day = 24 * 3600 * 1000;
const start = Date.parse('2026-05-04T08:00:00Z');
const clock = { at: start, now: () => new Date(clock.at) };
let asked: string[] = [];
const engine: Pick<Engine, 'run'> = {
  run: async (task, input) => {
    asked.push(task);
    return engineTasks[task](input as never) as never;
  },
};

let database: OpenDatabase;
let listings: JobListings;
let userId: string;
let otherId: string;
beforeAll(async () => {
  database = await testDatabase();
  await database.migrate();
  const { db } = database;
  listings = createJobListings({ db, clock, engine, places: bundledPlaces });
  const people = await db
    .insert(users)
    .values(['robin', 'kim'].map((name) => ({ name, email: `${name}@example.com`, passwordHash: 'x' })))
    .returning({ id: users.id });
  [userId = '', otherId = ''] = people.map(({ id }) => id);
});
afterAll(() => database.close());

const ad = (externalId: string, over: Partial<FoundListing> = {}): FoundListing => ({
  externalId,
  title: 'Clerk',
  company: `Company of ${externalId}`,
  description: 'Work in an office.',
  isHtml: false,
  applicationUrl: `https://jobs.example/${externalId}`,
  ...over,
});
async function publicBoard(slug: string): Promise<string> {
  const made = { provider: 'lever' as const, slug, name: slug, status: 'approved' as const };
  const [board] = await database.db.insert(jobBoards).values(made).returning({ id: jobBoards.id });
  return board?.id ?? '';
}
const shownOf = async (ids: readonly string[]) =>
  (await database.db.select({ id: jobListings.id, isShown: jobListings.isShown }).from(jobListings))
    .filter(({ id, isShown }) => isShown && ids.includes(id))
    .map(({ id }) => id);

test('nothing of a listing’s markup is left, and no address but of the web', async () => {
  const bidi = 'Cook \u202egnitseretni\u202c';
  const description =
    '<script>alert(1)</script><p onclick="x()">We &amp;amp; you</p><ul><li>one</li><li>two<img src=x onerror=alert(2)></li></ul>' +
    '<style>p{}</style>&lt;b&gt;bold&lt;/b&gt;';
  const kept = await listings.ingest('remoteok', [
    ad('x1', { title: `<strong>${bidi}</strong>`, description, isHtml: true, company: '<i>Acme</i> &amp; Sons' }),
    ad('x2', { applicationUrl: 'javascript:alert(1)' }),
    ad('x3', { applicationUrl: ' data:text/html,x' }),
    ad('x4', { title: '<br>' }),
    ad('x5', { description: '<script>only()</script>', isHtml: true }),
    ad('x6', { applicationUrl: 'https://user:pass@evil.example/' }),
  ]);
  expect(kept).toMatchObject({ added: 2, updated: 0, dropped: 4 });
  const view = await listings.get(undefined, kept.ids[0] ?? '');
  expect([view.title, view.company, view.description]).toEqual([
    'Cook gnitseretni',
    'Acme & Sons',
    'We & you\n\n- one\n- two\n\nbold',
  ]);
  // Only the title and the address for applying are left.
  expect(await listings.get(undefined, kept.ids[1] ?? '')).toMatchObject({ description: '', isExcerpt: true });
});

test('what a source gives again is updated, and read again only where it has changed', async () => {
  const first = await listings.ingest('remotive', [
    ad('a'),
    ad('b', { salary: { min: 20, currency: 'USD', per: 'hour' } }),
  ]);
  expect(first).toMatchObject({ added: 2, updated: 0, dropped: 0 });
  asked = [];
  clock.at += day;
  const again = await listings.ingest('remotive', [ad('b'), ad('a'), ad('a')]);
  expect(again).toMatchObject({ ids: [first.ids[1], first.ids[0]], added: 0, updated: 1 });
  const [b, a] = await listings.views(undefined, again.ids);
  expect([b?.salaryMin, b?.lastSeen, a?.firstSeen]).toEqual([
    null,
    new Date(start + day).toISOString(),
    new Date(start).toISOString(),
  ]);
});

test('gone and back, dated anew and put up under another id count as reposted', async () => {
  const at = (days: number) => new Date(start - days * day).toISOString();
  const { ids } = await listings.ingest('arbeitnow', [
    ad('back'),
    ad('dated', { postedAt: at(30) }),
    ad('renamed', { company: 'Acme' }),
  ]);
  expect(await listings.retire('arbeitnow', { ids: ids.slice(1, 2) })).toBe(2);
  expect((await listings.get(undefined, ids[0] ?? '')).isExpired).toBe(true);
  const again = await listings.ingest('arbeitnow', [
    ad('back'),
    ad('dated', { postedAt: at(20) }),
    ad('new id', { company: 'Acme Inc.', applicationUrl: 'https://jobs.example/new' }),
  ]);
  const views = await listings.views(undefined, again.ids);
  expect(views.map(({ reposted, isExpired }) => [reposted, isExpired])).toEqual([
    [1, false],
    [1, false],
    [1, false],
  ]);
});

test('one job at several sources is shown once: of the company’s own board', async () => {
  const job = { title: 'Night Porter', company: 'Grand Hotel', location: 'Vienna' };
  const adzuna = await listings.ingest('adzuna', [ad('p1', { ...job, isExcerpt: true })]);
  const muse = await listings.ingest('themuse', [
    ad('p2', { ...job, title: 'Night Porter (m/f/d)', location: 'Vienna, Austria' }),
  ]);
  const grand = await publicBoard('grand');
  const board = await listings.ingest('lever', [ad('grand/p3', { ...job, company: 'Grand Hotel GmbH' })], {
    boardId: grand,
  });
  const all = [...adzuna.ids, ...muse.ids, ...board.ids];
  expect(await shownOf(all)).toEqual(board.ids);
  const view = await listings.get(undefined, board.ids[0] ?? '');
  expect(view.alsoAt.map(({ source }) => source)).toEqual(['adzuna', 'themuse']);
  // Another board's list says nothing of this one.
  expect(await listings.retire('lever', { ids: [], boardId: await publicBoard('other') })).toBe(0);
  expect(await listings.retire('lever', { ids: [], boardId: grand })).toBe(1);
  expect(await shownOf(all)).toEqual(muse.ids);
});

test('of one source each text is shown once', async () => {
  const job = { title: 'Ward Nurse', company: 'City Clinic', location: 'Leeds' };
  const { ids } = await listings.ingest('remotive', [
    ad('w1', job),
    ad('w2', job),
    ad('w3', { ...job, description: 'On the other ward.' }),
  ]);
  expect(await shownOf(ids)).toHaveLength(2);
});

test('a person’s own ad is theirs alone, and needs neither text nor address', async () => {
  const own = ad('mine', { description: '', applicationUrl: '' });
  const { ids } = await listings.ingest('own', [own], { ownerId: userId });
  await listings.ingest('own', [own], { ownerId: otherId });
  const [id = ''] = ids;
  expect(await listings.get(userId, id)).toMatchObject({ title: 'Clerk', applicationUrl: '' });
  await expect(listings.get(otherId, id)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
  await expect(listings.get(undefined, id)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
  await expect(listings.get(userId, 'no id')).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
  expect(await listings.views(otherId, ids)).toEqual([]);
});

test('what a listing asks for is read once, and again where its text has changed', async () => {
  const text = (what: string) => `We look for a cook.\n\nRequirements:\n- ${what}`;
  const { ids } = await listings.ingest('remotive', [ad('read', { description: text('Experience with pastry') })]);
  asked = [];
  const read = await listings.postings([...ids, 'no id']);
  await listings.postings(ids);
  expect([read.size, asked.filter((task) => task === 'readPosting').length]).toEqual([1, 1]);
  await listings.ingest('remotive', [ad('read', { description: text('Experience with sauces') })]);
  expect(JSON.stringify([...(await listings.postings(ids)).values()])).toContain('sauces');
});

test('what nobody has seen for long ends, and is deleted unless it is saved', async () => {
  const { ids } = await listings.ingest('themuse', [
    ad('old'),
    ad('kept'),
    ad('until', { expiresAt: new Date(clock.at + 2 * day).toISOString() }),
  ]);
  const [old = '', kept = '', until = ''] = ids;
  await database.db.insert(savedJobs).values({ userId, jobListingId: kept });
  clock.at += 3 * day;
  await listings.tidy();
  expect((await listings.views(undefined, ids)).map(({ isExpired }) => isExpired)).toEqual([false, false, true]);
  clock.at += 44 * day;
  await listings.tidy();
  expect((await listings.get(undefined, old)).isExpired).toBe(true);
  clock.at += 61 * day;
  await listings.tidy();
  expect((await listings.views(userId, [old, kept, until])).map(({ id, saved }) => [id, saved?.status])).toEqual([
    [kept, 'saved'],
  ]);
});

test('what was taken away stays away, however long its source has not listed it', async () => {
  const [id = ''] = (await listings.ingest('themuse', [ad('gone')])).ids;
  await createListingRemovals({ db: database.db, clock }).takeAway(id);
  for (const days of [46, 61]) {
    clock.at += days * day;
    await listings.tidy();
  }
  const again = await listings.ingest('themuse', [ad('gone')]);
  expect(await listings.views(undefined, again.ids)).toEqual([]);
});

test('hostile text is stored', async () => {
  const text = "nul \u0000 half \ud83d quote ' back \\ long ".concat('x'.repeat(70_000));
  const { ids } = await listings.ingest('remotive', [
    ad("id \u0000'", {
      title: text,
      description: text,
      applicationUrl: 'https://jobs.example/h',
      skills: [text, "a'b\\c"],
      location: text,
    }),
  ]);
  const view = await listings.get(undefined, ids[0] ?? '');
  expect([view.title.length > 290, view.description.length > 59_000, view.description.length <= 60_000]).toEqual([
    true,
    true,
    true,
  ]);
});
