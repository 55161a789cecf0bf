import { afterEach, describe, expect, test } from 'vitest';
import { adzunaAd, adzunaDouble, adzunaKeys } from '#test/support/job-boards/adzuna-double.ts';
import {
  boardDouble,
  type BoardDouble,
  type DoubleAnswer,
  type SeenRequest,
} from '#test/support/job-boards/board-double.ts';
import { keylessDoubles, type KeylessSource } from '#test/support/job-boards/keyless-doubles.ts';
import { zipRecruiterDouble, zipRecruiterJob, zipRecruiterKey } from '#test/support/job-boards/ziprecruiter-double.ts';
import { readConfig } from '../../settings/config.ts';
import type { JobSource, SourceQuestion } from './port.ts';
import { openJobSources } from './open-job-sources.ts';
import { sampleFolder } from './sample/client.ts';

const opened: BoardDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

/** A source as the settings open it, at a double. */
async function sourceAt(
  name: string,
  answer: (request: SeenRequest) => DoubleAnswer,
  env: Record<string, string> = {},
) {
  const double = await boardDouble(answer);
  opened.push(double);
  const { jobSources: settings } = readConfig(
    {},
    { JOB_SOURCES: name, [`${name.toUpperCase()}_BASE_URL`]: double.url, ...env },
  );
  const clock = { now: () => new Date() };
  const [source, ...more] = openJobSources({ settings, userAgent: 'Foothold', sampleFolder: sampleFolder(), clock });
  if (!source || more.length > 0) throw new Error('not the one source');
  return { source, seen: double.seen };
}

const ask = (source: JobSource, question: Partial<SourceQuestion> = {}) =>
  source.fetch({ page: 1, signal: AbortSignal.timeout(5000), ...question });

async function listingsOf(source: JobSource, question?: Partial<SourceQuestion>) {
  const answer = await ask(source, question);
  if (!answer.ok) throw new Error(`refused: ${answer.failure}`);
  return answer;
}

describe('Adzuna', () => {
  const env = { ADZUNA_APP_ID: adzunaKeys.app_id, ADZUNA_APP_KEY: adzunaKeys.app_key, ADZUNA_COUNTRY: 'GB' };
  const ads = Array.from({ length: 120 }, (_, at) => adzunaAd(at + 1));

  test('is asked by its own words, page by page', async () => {
    const { source, seen } = await sourceAt('adzuna', adzunaDouble(ads), env);
    const query = { text: '"head chef" -pastry', location: 'London', remote: true };
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await listingsOf(source, { query, page }));
    expect(pages.map(({ listings, hasMore }) => [listings.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ]);
    expect(seen[1]).toMatchObject({
      path: '/v1/api/jobs/gb/search/2',
      query: {
        ...adzunaKeys,
        what: 'head chef',
        what_exclude: 'pastry',
        what_and: 'remote',
        where: 'London',
        results_per_page: '50',
      },
    });
  });

  test('maps what an ad says, and only that', async () => {
    const bare = { id: 2, title: 'Cook', redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/2' };
    const nothing = { company: null, location: null, salary_min: null, contract_type: null };
    const { source } = await sourceAt('adzuna', adzunaDouble([adzunaAd(1), { ...bare, ...nothing }, { id: 3 }]), env);
    const { listings } = await listingsOf(source, { query: { text: 'chef' } });
    expect(listings).toEqual([
      {
        externalId: '1',
        title: 'Head Chef 1',
        company: 'Golden Fork',
        description: 'Run the kitchen &amp; the team …',
        isHtml: true,
        isExcerpt: true,
        location: 'Camden, London',
        country: 'GB',
        coordinates: { latitude: 51.539, longitude: -0.1426 },
        salary: { min: 38000, max: 42000.5, currency: 'GBP', per: 'year', isEstimate: false },
        jobType: 'full_time',
        applicationUrl: 'https://www.adzuna.co.uk/jobs/land/ad/1?se=x',
        postedAt: '2026-11-20T08:30:00.000Z',
      },
      expect.objectContaining({ externalId: '2', title: 'Cook', company: '', description: '', salary: undefined }),
    ]);
    const [estimated] = (
      await listingsOf(
        (await sourceAt('adzuna', adzunaDouble([adzunaAd(4, { salary_is_predicted: '1' })]), env)).source,
      )
    ).listings;
    expect(estimated?.salary?.isEstimate).toBe(true);
  });

  test('says in its own words why a key is refused', async () => {
    const { source } = await sourceAt('adzuna', adzunaDouble(ads), { ...env, ADZUNA_APP_KEY: 'wrong' });
    expect(await ask(source, { query: { text: 'chef' } })).toMatchObject({
      ok: false,
      failure: 'refused',
      said: 'Authorisation failed',
    });
  });

  test('nothing found is an answer', async () => {
    const { source } = await sourceAt('adzuna', adzunaDouble([]), env);
    expect(await ask(source, { query: { text: 'chef' } })).toEqual({ ok: true, listings: [], hasMore: false });
  });
});

describe('ZipRecruiter', () => {
  const env = { ZIPRECRUITER_API_KEY: zipRecruiterKey };
  const jobs = Array.from({ length: 500 }, (_, at) => zipRecruiterJob(at + 1));

  test('is asked by its own words, and its pages end where it lets nobody page on', async () => {
    const { source, seen } = await sourceAt('ziprecruiter', zipRecruiterDouble(jobs, 150), env);
    const query = { text: 'line cook', location: 'Cheyenne, WY' };
    const [first, second] = [await listingsOf(source, { query }), await listingsOf(source, { query, page: 2 })];
    expect([first.listings.length, first.hasMore, second.listings.length, second.hasMore]).toEqual([
      100,
      true,
      50,
      false,
    ]);
    expect(seen[0]).toMatchObject({
      path: '/jobs/v1',
      query: {
        search: 'line cook',
        location: 'Cheyenne, WY',
        jobs_per_page: '100',
        page: '1',
        api_key: zipRecruiterKey,
      },
    });
  });

  test('maps what a job says, and only that', async () => {
    const found = [
      zipRecruiterJob(1),
      zipRecruiterJob(2, { salary_min_annual: 0, salary_max_annual: 0, salary_source: 'estimated' }),
      zipRecruiterJob(3, {
        hiring_company: null,
        salary_min: 0,
        salary_max: null,
        salary_min_annual: null,
        salary_max_annual: 0,
      }),
      { id: 'x' },
    ];
    const { source } = await sourceAt('ziprecruiter', zipRecruiterDouble(found), env);
    const { listings } = await listingsOf(source, { query: { text: 'cook' } });
    expect(listings).toHaveLength(3);
    expect(listings[0]).toMatchObject({
      externalId: 'zr-1',
      title: 'Line Cook 1',
      company: 'Golden Fork',
      isExcerpt: true,
      location: 'Cheyenne, WY, USA',
      country: 'US',
      salary: { min: 37440, max: 45760, currency: 'USD', per: 'year', isEstimate: false },
      postedAt: '2026-11-21T06:51:23.000Z',
    });
    expect(listings[1]?.salary).toEqual({ min: 18, max: 22, currency: 'USD', per: 'hour', isEstimate: true });
    expect(listings[2]).toMatchObject({ company: '', salary: undefined });
  });

  test('an answer without success is a refusal, in its words', async () => {
    const { source } = await sourceAt('ziprecruiter', zipRecruiterDouble(jobs), { ZIPRECRUITER_API_KEY: 'wrong' });
    expect(await ask(source)).toEqual({ ok: false, failure: 'refused', said: 'Invalid API key' });
  });
});

const mapped: Record<KeylessSource, object> = {
  remotive: {
    externalId: '11',
    location: 'Europe',
    workplace: 'remote',
    salary: { text: '€50k - €60k' },
    jobType: 'full_time',
    skills: ['menus', 'costing'],
    applicationUrl: 'https://remotive.com/remote-jobs/all-others/head-chef-11',
    postedAt: '2026-11-20T08:30:00.000Z',
  },
  arbeitnow: {
    externalId: 'koch-berlin-1',
    title: 'Koch (m/w/d)',
    company: 'Goldene Gabel GmbH',
    location: 'Berlin',
    workplace: undefined,
    jobType: 'Vollzeit, berufserfahren',
    postedAt: '2026-11-23T09:59:59.000Z',
  },
  remoteok: {
    externalId: '21',
    workplace: 'remote',
    salary: { min: 60000, max: undefined, currency: 'USD', per: 'year' },
    applicationUrl: 'https://remoteok.com/remote-jobs/remote-head-chef-golden-fork-21',
    postedAt: '2026-11-23T10:00:00.000Z',
  },
  themuse: {
    externalId: '1001',
    location: 'Chicago, IL',
    workplace: 'remote',
    level: 'Senior Level',
    applicationUrl: 'https://www.themuse.com/jobs/goldenfork/head-chef-1',
  },
  weworkremotely: {
    title: 'Head Chef: Pastry & Bread',
    company: 'Golden Fork',
    description: '<p>Run the <b>kitchen</b>.</p>',
    location: 'Anywhere in the World',
    jobType: 'Full-Time',
    skills: ['Menus', 'Costing', 'Hiring'],
    applicationUrl: 'https://weworkremotely.com/remote-jobs/golden-fork-head-chef',
    postedAt: '2026-11-20T08:30:00.000Z',
    expiresAt: '2026-12-20T00:00:00.000Z',
  },
  jobicy: {
    externalId: '31',
    location: 'UK',
    level: undefined,
    jobType: 'Full-Time',
    salary: { min: 25, max: 30, currency: 'GBP', per: 'hour' },
    postedAt: '2026-11-20T08:30:00.000Z',
  },
  himalayas: {
    location: 'United States, Canada',
    workplace: 'remote',
    level: 'Senior',
    salary: { min: 60000, max: 80000, currency: 'USD', per: 'year' },
    postedAt: '2026-11-23T10:00:00.000Z',
    expiresAt: '2026-12-23T10:00:00.000Z',
  },
  workingnomads: {
    externalId: 'https://www.workingnomads.com/job/go/41/',
    location: 'Anywhere',
    skills: ['menus', 'costing'],
    postedAt: '2026-11-20T13:30:00.123Z',
  },
};
const pagesOf: Partial<Record<KeylessSource, number[]>> = { arbeitnow: [1, 1], themuse: [1, 1], himalayas: [19, 2] };

describe.each(Object.keys(mapped) as KeylessSource[])('%s', (name) => {
  test('maps its job, and drops the one that is broken', async () => {
    const { source } = await sourceAt(name, keylessDoubles[name]);
    const { listings } = await listingsOf(source);
    const usual = { title: 'Head Chef', company: 'Golden Fork', isHtml: true };
    expect(listings[0]).toMatchObject({ ...usual, ...mapped[name] });
    expect(listings[0]?.description).toContain('kitchen');
  });

  test('is paged to its end', async () => {
    const { source } = await sourceAt(name, keylessDoubles[name]);
    const counts: number[] = [];
    for (let page = 1, isLast = false; !isLast; page++) {
      const { listings, hasMore } = await listingsOf(source, { page });
      counts.push(listings.length);
      isLast = !hasMore;
    }
    expect(counts).toEqual(pagesOf[name] ?? [1]);
    expect(source.mostPages ?? 1).toBeGreaterThanOrEqual(counts.length);
  });

  test.each<[string, DoubleAnswer, string]>([
    ['too many calls', { status: 429, headers: { 'retry-after': '60' } }, 'limited'],
    ['an error of its own', { status: 500, body: 'oops' }, 'failed'],
    ['a page in place of its format', { body: '<!doctype html><html><body>Just a moment…</body></html>' }, 'broken'],
    ['something cut off', { body: name === 'weworkremotely' ? '' : '{"jobs": [{"id": 1, "ti' }, 'broken'],
    ['another shape', { body: { items: 'none' } }, 'broken'],
  ])('%s is no answer', async (_, answer, failure) => {
    const { source } = await sourceAt(name, () => answer);
    expect(await ask(source)).toMatchObject({ ok: false, failure });
  });

  test('is slow when it takes too long', async () => {
    const { source } = await sourceAt(name, () => ({ afterMs: 3000, body: '' }));
    expect(await ask(source, { signal: AbortSignal.timeout(50) })).toEqual({ ok: false, failure: 'slow' });
  });

  test('names whom its jobs are from, and has limits', async () => {
    const { source } = await sourceAt(name, keylessDoubles[name]);
    expect(source.attribution?.text).toMatch(/^Jobs by \S/);
    expect(source.attribution?.url).toMatch(/^https:/);
    expect(source.limits.length).toBeGreaterThan(0);
  });
});

test('The Muse refuses with 403 who asks too often without a key', async () => {
  const refusing = () => ({ status: 403, body: { error: 'Rate limit exceeded' } });
  expect(await ask((await sourceAt('themuse', refusing)).source)).toMatchObject({ failure: 'limited' });
  const keyed = await sourceAt('themuse', refusing, { THEMUSE_API_KEY: 'k' });
  expect(await ask(keyed.source)).toMatchObject({ failure: 'refused' });
  expect(keyed.seen[0]?.query).toMatchObject({ api_key: 'k', page: '1', descending: 'true' });
});

test('without settings all sources are open that need no key, the sample among them', () => {
  const { jobSources: settings } = readConfig({}, {});
  const clock = { now: () => new Date() };
  const names = openJobSources({ settings, userAgent: 'x', sampleFolder: sampleFolder(), clock }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining([...Object.keys(mapped), 'sample']));
  expect(names).not.toContain('adzuna');
  expect(names).not.toContain('ziprecruiter');
});
