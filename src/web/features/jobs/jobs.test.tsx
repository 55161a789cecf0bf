import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UseQueryResult } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ListingView } from '#contract/job-listings.ts';
import type { JobMatchView } from '#contract/job-matches.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { ServicesProvider } from '../../api/services.tsx';
import { CopyProvider } from '../../copy/use-copy.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { withListing, withMatch } from './jobs-cache.ts';
import { ListingCard } from './listing/listing-card.tsx';
import { MatchBadge } from './matches/match-badge.tsx';
import { MatchCard } from './matches/match-card.tsx';
import { SearchResults, type Found } from './search/search-results.tsx';

const copy = pageCopyFor('en');
const { listingCard: words, jobResults, matchCard } = copy;

const shown = (element: ReactElement): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <ServicesProvider>
        <TooltipProvider>
          <ToastProvider region="" label="" close="">
            <MemoryRouter initialEntries={['/jobs?q=baker']}>{element}</MemoryRouter>
          </ToastProvider>
        </TooltipProvider>
      </ServicesProvider>
    </CopyProvider>,
  );
/** The visible text, without markup. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const listing: ListingView = {
  id: 'l1',
  title: 'Baker',
  company: 'Meyer & Co',
  location: 'Berlin, Germany',
  salaryMin: 40000,
  salaryMax: 50000,
  salaryText: null,
  currency: 'EUR',
  salaryIsEstimate: false,
  postedDate: null,
  source: 'adzuna',
  description: 'We bake <b>bread</b>.\n\n- Every night',
  isExcerpt: false,
  skills: ['Dough', 'Ovens', 'Hygiene', 'Rye', 'Sourdough', 'Lifting', 'Pretzels'],
  benefits: ['Free bread', 'Health insurance'],
  applicationUrl: 'https://example.com/apply?id=1',
  jobType: 'full-time',
  experienceLevel: 'mid',
  workplace: 'on-site',
  alsoAt: [],
  firstSeen: '2026-05-02T10:00:00.000Z',
  lastSeen: '2026-11-20T10:00:00.000Z',
  reposted: 0,
  isExpired: false,
  saved: null,
};
const card = (changed: Partial<ListingView> = {}) => shown(<ListingCard listing={{ ...listing, ...changed }} />);

describe('the pay of a job', () => {
  const pay = (salaryMin: number | null, salaryMax: number | null, rest: Partial<ListingView> = {}) =>
    words.salary({ ...listing, salaryMin, salaryMax, ...rest });

  test('is a range, a minimum with a plus, a maximum, or not specified', () => {
    expect(pay(40000, 50000)).toBe('€40,000 – €50,000');
    expect(pay(40000, null)).toBe('€40,000+');
    expect(pay(null, 50000)).toBe('Up to €50,000');
    expect(pay(50000, 50000)).toBe('€50,000');
    expect(pay(null, null)).toBe('Salary not specified');
  });

  test('is what the source says where there is no number, and survives a currency that there is none of', () => {
    expect(pay(null, null, { salaryText: 'Union scale' })).toBe('Union scale');
    expect(pay(1000, null, { currency: 'GOLD!' })).toBe('1,000 GOLD!+');
    expect(pay(1000, null, { currency: null })).toBe('1,000+');
  });

  test('by the hour is written like that by the year, and what cannot be read stays as stated', () => {
    expect(words.statedPay('28.5–32 USD / hour')).toBe('$28.50 – $32 an hour');
    expect(words.statedPay('4000 EUR / month')).toBe('€4,000 a month');
    expect(words.statedPay('From $20 hourly')).toBe('From $20 hourly');
    expect(textOf(card({ salaryText: '28.5–32 USD / hour' }))).toContain('a year ($28.50 – $32 an hour)');
  });

  test('names who estimated it', () => {
    expect(card()).not.toContain('Estimated');
    expect(card({ salaryIsEstimate: true })).toContain('Estimated by Adzuna');
    expect(card({ salaryIsEstimate: true, salaryMin: null, salaryMax: null })).not.toContain('Estimated');
  });
});

describe('the age of a job', () => {
  const day = 24 * 3600 * 1000;
  const now = Date.parse('2026-11-23T12:00:00.000Z');
  const age = (days: number) => words.posted(new Date(now - days * day).toISOString(), now);

  test.each([
    [-1, 'Today'],
    [0, 'Today'],
    [0.9, 'Today'],
    [1, '1 day ago'],
    [6.9, '6 days ago'],
    [7, '1 week ago'],
    [14, '2 weeks ago'],
    [29.9, '4 weeks ago'],
    [30, 'Oct 24, 2026'],
  ])('%s days old is "%s"', (days, said) => expect(age(days)).toBe(said));

  test('is not made up', () => {
    expect(words.posted(null, now)).toBe('Date unavailable');
    expect(words.posted('soon', now)).toBe('Date unavailable');
  });
});

describe('a card', () => {
  test('says what the job is, with five skills and how many more', () => {
    const text = textOf(card());
    for (const part of [
      'Baker',
      'Meyer &amp; Co',
      'Berlin, Germany',
      '€40,000 – €50,000 a year',
      'On-site',
      'Full-time',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Sourdough');
    expect(text).not.toContain('Lifting');
    expect(text).toContain('+2 more');
    expect(text).toContain('Free bread, Health insurance');
    expect(textOf(card({ skills: ['Dough'] }))).not.toContain('more');
  });

  test('shows markup of a source as the text it is', () => {
    expect(card()).toContain('&lt;b&gt;bread&lt;/b&gt;');
    expect(card({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });

  test('opens the application in a new tab that learns nothing of this one, and only what is on the web', () => {
    const link = /<a [^>]*href="https:\/\/example.com\/apply\?id=1"[^>]*>/.exec(card())?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    for (const applicationUrl of ['javascript:alert(1)', 'data:text/html,x', '']) {
      const html = card({ applicationUrl, alsoAt: [{ source: 'lever', applicationUrl }] });
      expect(html).not.toMatch(/href="(javascript|data):/);
      expect(html).not.toContain('target="_blank"');
      expect(html).toContain(words.noAddress);
    }
  });

  test('asks a visitor to sign in for saving, and to come back to the same search', () => {
    expect(card()).toContain('href="/login?returnTo=%2Fjobs%3Fq%3Dbaker"');
  });

  test('says what to know before one spends time on it', () => {
    const plain = card();
    for (const told of [words.sampleText, words.expired, 'it may not be', 'only the beginning'])
      expect(plain).not.toContain(told);
    expect(card({ source: 'sample' })).toContain(words.sampleText);
    expect(card({ isExpired: true })).toContain(words.expired);
    expect(textOf(card({ reposted: 3 }))).toContain('Posted 4 times since May 2026: it may not be');
    expect(card({ isExcerpt: true })).toContain(words.excerpt('Adzuna'));
    expect(textOf(card({ alsoAt: [{ source: 'lever', applicationUrl: 'https://lever.example/1' }] }))).toContain(
      'Also on Lever',
    );
  });

  test('leads into the wizard with the job', () => {
    expect(card()).toContain('href="/optimize?job=l1"');
  });
});

const match: JobMatchView = {
  id: 'm1',
  jobListingId: 'l1',
  jobListing: listing,
  resumeOptimizationId: null,
  overallScore: 83,
  similarityScore: 70,
  keywordScore: 81,
  titleLocationScore: 90,
  skillsScore: 75,
  titleScore: 100,
  locationScore: null,
  matchingKeywords: ['dough', 'ovens', 'rye', 'pretzels'],
  missingSkills: ['Hygiene'],
  strengthAreas: ['Bread'],
  matchReasons: ['Your last title is the same.'],
  explanation: 'You bake, and they want a baker.',
  isApplied: false,
  appliedAt: null,
  userRating: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUpdatedAt: '2026-11-20T10:00:00.000Z',
};

describe('a match', () => {
  test('has three tiers', () => {
    const tierOf = (score: number) => /data-tier="(\w+)"/.exec(shown(<MatchBadge score={score} />))?.[1];
    expect([100, 80, 79, 60, 59, 0].map(tierOf)).toEqual(['solid', 'solid', 'accent', 'accent', 'plain', 'plain']);
  });

  test('shows three of its keywords, its explanation and what is missing', () => {
    const html = shown(<MatchCard match={match} />);
    expect(html.match(/<mark/g)).toHaveLength(3);
    expect(html).not.toContain('pretzels</mark>');
    for (const text of ['83% match', match.explanation, 'Hygiene', 'Your last title is the same.', matchCard.unknown])
      expect(html).toContain(text);
  });

  test('is rated by radio buttons, and noted as applied by a pressed button', () => {
    const html = shown(<MatchCard match={match} />);
    const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(5);
    expect(radios.filter((radio) => radio.includes('checked=""'))).toEqual([radios[1]]);
    expect(html).toContain('aria-pressed="false"');
    const applied = shown(<MatchCard match={{ ...match, isApplied: true, appliedAt: '2026-11-21T10:00:00.000Z' }} />);
    expect(applied).toContain('aria-pressed="true"');
    expect(applied).toContain('Applied Nov 21, 2026');
  });
});

const found: Found = {
  jobs: [listing],
  total: 1000,
  totalIsExact: false,
  place: { name: 'Berlin', country: 'DE' },
  salaryRange: { currency: 'EUR', low: 30000, median: 42000, high: 60000, listings: 12 },
  sources: [
    { source: 'adzuna', state: 'answered', message: null, fetchedAt: null },
    { source: 'lever', state: 'failed', message: 'Lever took too long.', fetchedAt: null },
  ],
};

const results = (changed: Partial<UseQueryResult<Found>>, filters = 0) => {
  const search = { data: undefined, error: null, isFetching: false, errorUpdatedAt: 0, ...changed };
  return shown(
    <SearchResults
      query={{ terms: { query: 'baker', location: 'Berlin' }, sort: 'relevance', page: 1 }}
      search={search as UseQueryResult<Found>}
      filters={filters}
      onClear={() => undefined}
    />,
  );
};

describe('what was found', () => {
  test('is counted, placed and paid, and says which source did not answer', () => {
    const text = textOf(results({ data: found }));
    for (const part of [
      'More than 1,000 jobs around Berlin, Germany',
      '€30,000 – €60,000 a year, median €42,000 (from 12 ads)',
      'Lever didn’t answer',
      'Lever took too long.',
      'Page 1 of 50',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(jobResults.sampleTitle);
  });

  test('is exact where it is, says that a place is not known, and that samples are samples', () => {
    const jobs: ListingView[] = [{ ...listing, source: 'sample' }];
    const text = textOf(results({ data: { ...found, jobs, total: 1, totalIsExact: true, place: null } }));
    expect(text).toContain('1 job');
    expect(text).not.toContain('1 jobs');
    expect(text).toContain(jobResults.unknownPlace('Berlin'));
    expect(text).toContain(jobResults.sampleTitle);
    expect(text).not.toContain('Page 1');
  });

  test.each([
    [{ how: 'beginnings', query: 'baker' }, 'No job has exactly these words.'],
    [{ how: 'spelling', query: 'bakery' }, 'No jobs found for “baker”. Showing jobs for “bakery” instead.'],
    [{ how: 'most', query: 'baker' }, 'No job has all of these words. Showing jobs with most of them.'],
  ] as const)('says what was searched for instead: %o', (loosened, said) => {
    expect(textOf(results({ data: { ...found, loosened } }))).toContain(said);
    expect(textOf(results({ data: found }))).not.toContain(said);
  });

  test('is nothing, with a way to clear the filters where there are some', () => {
    const nothing = { data: { ...found, jobs: [], total: 0, totalIsExact: true, salaryRange: null } };
    expect(results(nothing)).toContain('No jobs found for your search criteria.');
    expect(results(nothing)).not.toContain(jobResults.clearFilters);
    expect(results(nothing, 2)).toContain(jobResults.clearFilters);
  });

  test('is waited for, or failed', () => {
    expect(results({ isFetching: true })).toContain(jobResults.loading);
    const failed = results({ error: new Error('broken') });
    expect(failed).toContain('Search failed');
    expect(failed).toContain(jobResults.again);
  });
});

test('a change reaches the listing in every answer that has it, and nothing else', () => {
  const saved = { id: 's1', status: 'interested' } as const;
  const change = (before: ListingView) => ({ ...before, saved });
  const other = { ...listing, id: 'l2' };
  expect(withListing({ jobs: [listing, other], total: 2 }, 'l1', change)).toEqual({
    jobs: [{ ...listing, saved }, other],
    total: 2,
  });
  expect(withListing({ matches: [match], basis: null }, 'l1', change).matches[0]?.jobListing.saved).toEqual(saved);
  expect(withListing(listing, 'l1', change).saved).toEqual(saved);
  expect(withListing(other, 'l1', change)).toBe(other);
  expect(withListing(undefined, 'l1', change)).toBeUndefined();
  const history = [{ id: 'l1', resultsCount: 3 }];
  expect(withListing(history, 'l1', change)).toBe(history);
  expect(withMatch(history, match)).toBe(history);
});

test('a rated match stays where it is', () => {
  const second = { ...match, id: 'm2' };
  const rated = withMatch({ recommendations: [second, match] }, { ...match, userRating: 5 });
  expect(rated.recommendations.map(({ id, userRating }) => [id, userRating])).toEqual([
    ['m2', 2],
    ['m1', 5],
  ]);
});
