import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { RouteBody } from '#contract/route.ts';
import type { searchJobs } from '#contract/job-search.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { testDatabase } from '#test/support/test-database.ts';
import { bundledPlaces } from '../../../adapters/places/places.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { hiddenJobs } from '../../../db/schema/jobs.ts';
import { engineTasks, type Engine } from '../../../engine/tasks.ts';
import { createJobListings, type JobListings } from '../listings/service.ts';
import { createJobSearch, type JobSearch } from './service.ts';

const day = 24 * 3600 * 1000;
const start = Date.parse('2026-05-04T08:00:00Z');
const clock = { at: start, now: () => new Date(clock.at) };
const engine: Pick<Engine, 'run'> = { run: async (task, input) => engineTasks[task](input as never) as never };

let database: OpenDatabase;
let listings: JobListings;
let search: JobSearch;
let userId: string;
let searched: JobSourceName[] = ['remotive', 'greenhouse', 'adzuna', 'own'];
const sources = { refresh: async () => [], searched: async () => searched };

const ad = (externalId: string, over: Partial<FoundListing> = {}): FoundListing => ({
  externalId,
  title: 'Clerk',
  company: `Company of ${externalId}`,
  description: `Work that is done in an office of ours, number ${externalId}.`,
  isHtml: false,
  applicationUrl: `https://jobs.example/${externalId}`,
  postedAt: new Date(start - 2 * day).toISOString(),
  ...over,
});

const found: FoundListing[] = [
  ad('engineer', {
    title: 'Software Engineer',
    location: 'Berlin, Germany',
    skills: ['C++', 'Linux'],
    level: 'senior',
  }),
  ad('developer', {
    title: 'Software Developer (m/f/d)',
    location: 'Munich',
    skills: ['C#', '.NET'],
    salary: { min: 60000, max: 75000, currency: 'EUR', per: 'year' },
    jobType: 'full-time',
  }),
  ad('node', {
    title: 'Backend Wizard',
    description: 'You write services with Node.js and R all day.',
    location: 'Remote - US',
  }),
  ad('nurse', {
    title: 'Registered Nurse',
    location: 'Austin, TX',
    salary: { min: 35, max: 45, currency: 'USD', per: 'hour' },
    jobType: 'part-time',
    postedAt: new Date(start - 20 * day).toISOString(),
  }),
  ad('pfleger', {
    title: 'Krankenpfleger (m/w/d)',
    description: 'Wir suchen eine Fachkraft für die Pflege unserer Gäste.',
    location: 'Potsdam',
  }),
  ad('infirmier', {
    title: 'Infirmier',
    description: 'Nous cherchons une personne pour les soins de nos patients.',
    location: 'Paris, France',
  }),
  ad('manager', {
    title: 'Project Manager',
    description: 'Leads projects. Senior people only.',
    workplace: 'hybrid',
    location: 'Potsdam, Germany',
  }),
  ad('mentions', { title: 'Office Clerk', description: 'You help our project manager and the nurse next door.' }),
];

const ids = new Map<string, string>();
const names = async (body: Partial<RouteBody<typeof searchJobs>> & { query: string }, who?: string) => {
  const result = await search.search(who, { page: 1, limit: 20, sort: 'relevance', ...body }, 'en');
  const named = new Map([...ids].map(([name, id]) => [id, name]));
  return result.jobs.map(({ id }) => named.get(id) ?? id);
};

beforeAll(async () => {
  database = await testDatabase();
  await database.migrate();
  const { db } = database;
  listings = createJobListings({ db, clock, engine, places: bundledPlaces });
  search = createJobSearch({ db, clock, listings, sources, places: bundledPlaces });
  const [user] = await db
    .insert(users)
    .values({ name: 'Robin', email: 'robin@example.com', passwordHash: 'x' })
    .returning({ id: users.id });
  userId = user?.id ?? '';
  const kept = await listings.ingest('remotive', found);
  found.forEach(({ externalId }, at) => ids.set(externalId, kept.ids[at] ?? ''));
});
afterAll(() => database.close());

describe('words', () => {
  test('titles of one occupation find each other, title hits come first', async () => {
    expect((await names({ query: 'software developer' })).slice(0, 2)).toEqual(['developer', 'engineer']);
    expect((await names({ query: 'software engineer' })).slice(0, 2)).toEqual(['engineer', 'developer']);
    expect(await names({ query: 'project manager' })).toEqual(['manager', 'mentions']);
  });

  test.each([
    ['C++', ['engineer']],
    ['C#', ['developer']],
    ['.NET', ['developer']],
    ['node.js', ['node']],
    ['R', ['node']],
    ['Company of mentions', ['mentions']],
    ['"project manager" -senior', ['mentions']],
    ['"manager project"', []],
    ['remote', ['node']],
  ])('%s', async (query, expected) => {
    expect(await names({ query })).toEqual(expected);
  });

  test('German and French titles are found in their language and in English', async () => {
    expect((await names({ query: 'Krankenpfleger' }))[0]).toBe('pfleger');
    expect((await names({ query: 'infirmière' })).toSorted()).toEqual(expect.arrayContaining(['infirmier', 'nurse']));
    expect(await names({ query: 'nurse' })).toEqual(expect.arrayContaining(['nurse', 'pfleger', 'infirmier']));
  });
});

describe('filters', () => {
  const one = async (over: Partial<RouteBody<typeof searchJobs>>) => names({ query: 'company', ...over });

  test('a place by its coordinates, within a distance', async () => {
    expect((await one({ location: 'Berlin' })).toSorted()).toEqual(['engineer', 'manager', 'pfleger']);
    expect(await one({ location: 'Berlin', filters: { distanceKm: 10 } })).toEqual(['engineer']);
    expect(await one({ location: 'München' })).toEqual(['developer']);
    expect((await one({ location: 'Germany' })).toSorted()).toEqual(['developer', 'engineer', 'manager', 'pfleger']);
    expect(await one({ location: 'Texas' })).toEqual(['nurse']);
    expect((await one({ location: 'Leipzig', filters: { distanceKm: 400 } })).toSorted()).toEqual([
      'developer',
      'engineer',
      'manager',
      'pfleger',
    ]);
    expect(await one({ location: 'remote' })).toEqual(['node']);
    expect(await one({ location: 'Nowhere at all' })).toEqual([]);
  });

  test('each of the others', async () => {
    expect(await one({ filters: { remote: true } })).toEqual(['node']);
    expect(await one({ filters: { remote: false } })).toHaveLength(8);
    expect(await one({ filters: { workplace: 'hybrid' } })).toEqual(['manager']);
    expect(await one({ filters: { jobType: 'part-time' } })).toEqual(['nurse']);
    expect(await one({ filters: { experienceLevel: 'senior' } })).toEqual(['engineer']);
    expect(await one({ filters: { skills: ['c++', 'linux'] } })).toEqual(['engineer']);
    expect(await one({ filters: { skills: ['c++', 'c#'] } })).toEqual([]);
    expect(await one({ filters: { datePosted: '7d' } })).not.toContain('nurse');
    expect(await one({ filters: { datePosted: '24h' } })).toEqual([]);
    expect(await one({ source: 'greenhouse' })).toEqual([]);
    expect(await one({ source: 'remotive' })).toHaveLength(8);
  });

  test('salaries overlap, by the year, in the currency of the place', async () => {
    expect((await one({ filters: { salaryMin: 70_000 } })).toSorted()).toEqual(['developer', 'nurse']);
    expect(await one({ filters: { salaryMin: 80_000 } })).toEqual(['nurse']);
    expect(await one({ filters: { salaryMax: 61_000 } })).toEqual(['developer']);
    expect(await one({ location: 'Germany', filters: { salaryMin: 70_000 } })).toEqual(['developer']);
    expect((await names({ query: 'company', sort: 'salary' }))[0]).toBe('developer');
  });

  test('pages and the order by date', async () => {
    const first = await search.search(undefined, { query: 'company', page: 1, limit: 3, sort: 'date' }, 'en');
    const third = await search.search(undefined, { query: 'company', page: 3, limit: 3, sort: 'date' }, 'en');
    expect([first.total, first.totalIsExact, first.jobs.length, third.jobs.length]).toEqual([8, true, 3, 2]);
    expect(third.jobs.at(-1)?.title).toBe('Registered Nurse');
    expect((await search.search(undefined, { query: 'company', page: 9, limit: 3, sort: 'date' }, 'en')).jobs).toEqual(
      [],
    );
  });
});

describe('where the words find nothing', () => {
  const how = async (query: string) => {
    const { loosened, total } = await search.search(undefined, { query, page: 1, limit: 20, sort: 'relevance' }, 'en');
    return { ...loosened, total };
  };

  test('beginnings, probable spellings and most of the words are tried, and said', async () => {
    expect(await how('wiz')).toMatchObject({ how: 'beginnings', total: 1 });
    expect(await how('sofware enginer')).toMatchObject({ how: 'spelling', query: 'software engineer' });
    expect(await how('registered nurse zebra')).toMatchObject({ how: 'most', total: 1 });
    expect(await how('registered nurse')).not.toHaveProperty('how');
  });

  test.each([
    "'; drop table job_listings; --",
    "a'b\\c:*&|!()<->",
    '"',
    '-',
    '!!!',
    '\\',
    ':*',
    '\u202e\u0000',
    'x'.repeat(200),
    '"""-"-',
    '{}[]',
  ])('any text is no fault: %s', async (query) => {
    expect((await how(query)).total).toBeGreaterThanOrEqual(0);
    expect(await names({ query: 'nurse', location: query })).toEqual(expect.any(Array));
    expect(await names({ query: 'nurse', filters: { skills: [query] } })).toEqual([]);
  });
});

describe('whose', () => {
  test('hidden jobs, other people’s own ads and what ended are left out', async () => {
    const own = await listings.ingest('own', [ad('mine', { title: 'Beekeeper', applicationUrl: '' })], {
      ownerId: userId,
    });
    ids.set('mine', own.ids[0] ?? '');
    expect(await names({ query: 'beekeeper' }, userId)).toEqual(['mine']);
    expect(await names({ query: 'beekeeper' })).toEqual([]);
    const hidden = await database.db
      .insert(hiddenJobs)
      .values({ userId, jobListingId: ids.get('engineer') ?? '' })
      .returning({ id: hiddenJobs.id });
    expect(hidden).toHaveLength(1);
    expect(await names({ query: 'software engineer' }, userId)).toEqual(['developer']);
    expect(await names({ query: 'software engineer' })).toEqual(['engineer', 'developer']);
    const [ends] = (
      await listings.ingest('remotive', [
        ad('ends', { title: 'Falconer', expiresAt: new Date(start + day).toISOString() }),
      ])
    ).ids;
    ids.set('ends', ends ?? '');
    expect(await names({ query: 'falconer' })).toEqual(['ends']);
    clock.at = start + 2 * day;
    expect(await names({ query: 'falconer' })).toEqual([]);
    clock.at = start;
  });

  test('only the sources that are searched', async () => {
    searched = ['sample'];
    expect(await names({ query: 'nurse' })).toEqual([]);
    searched = ['remotive', 'greenhouse', 'adzuna', 'own'];
  });
});

describe('history', () => {
  test('the same terms again move up; one and all can be forgotten; stats count', async () => {
    await search.forget(userId, 'all');
    for (const query of ['nurse', 'cook', 'Nurse ']) {
      clock.at += 1000;
      await names({ query }, userId);
    }
    const kept = await search.history(userId);
    expect(kept.map(({ terms }) => terms.query)).toEqual(['nurse', 'cook']);
    expect(kept.map(({ resultsCount }) => resultsCount > 0)).toEqual([true, false]);
    await search.forget(userId, kept[1]?.id ?? '');
    await expect(search.forget(userId, kept[1]?.id ?? '')).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
    await expect(search.forget(userId, 'no id')).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
    expect(await search.stats(userId)).toEqual({
      totalSearches: 1,
      totalMatches: 0,
      avgMatchScore: 0,
      savedJobs: 0,
      appliedJobs: 0,
      hiddenJobs: 1,
    });
  });

  test('the last 50 are kept', async () => {
    for (let at = 0; at < 53; at += 1) {
      clock.at += 1000;
      await names({ query: `nurse ${at}` }, userId);
    }
    const kept = await search.history(userId);
    expect([kept.length, kept[0]?.terms.query]).toEqual([50, 'nurse 52']);
  });

  test('what is new since a moment', async () => {
    const since = new Date(clock.at);
    clock.at += 1000;
    const added = await listings.ingest('greenhouse', [ad('new-nurse', { title: 'Staff Nurse' })]);
    expect(await search.newSince(userId, { query: 'nurse' }, since, 10)).toEqual({ ids: added.ids, total: 1 });
    expect(await search.newSince(userId, { query: 'cook' }, since, 10)).toEqual({ ids: [], total: 0 });
  });
});

test('salaries of what was found are summed up from three on', async () => {
  const salary = (min: number) => ({ min, max: min + 10_000, currency: 'GBP', per: 'year' as const });
  await listings.ingest(
    'remotive',
    [30, 40, 50].map((k) => ad(`vet-${k}`, { title: `Veterinarian ${k}`, salary: salary(k * 1000) })),
  );
  const { salaryRange } = await search.search(
    undefined,
    { query: 'veterinarian', page: 1, limit: 1, sort: 'relevance' },
    'en',
  );
  expect(salaryRange).toEqual({ currency: 'GBP', low: 32_000, median: 45_000, high: 58_000, listings: 3 });
});
