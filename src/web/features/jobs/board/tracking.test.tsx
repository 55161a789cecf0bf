import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ListingView } from '#contract/job-listings.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import type { SavedSearchView } from '#contract/saved-searches.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { CopyProvider } from '../../../copy/use-copy.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { SearchRow } from '../searches/saved-searches.tsx';
import { ComparedTable } from '../tables/compared-rows.tsx';
import type { ComparedCell } from '../tables/compare-choice.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardList } from './board-list.tsx';

const copy = pageCopyFor('en');
const { jobBoard: words, savedSearchList, compareJobsPart } = copy;
const shown = (element: ReactElement): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <TooltipProvider>
        <MemoryRouter>{element}</MemoryRouter>
      </TooltipProvider>
    </CopyProvider>,
  );
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const listing: ListingView = {
  id: 'l1',
  title: 'Baker',
  company: 'Meyer & Co',
  location: 'Berlin, Germany',
  salaryMin: 40_000,
  salaryMax: 50_000,
  salaryText: null,
  currency: 'EUR',
  salaryIsEstimate: false,
  postedDate: null,
  source: 'adzuna',
  description: '',
  isExcerpt: false,
  skills: [],
  benefits: [],
  applicationUrl: 'https://example.com/apply',
  jobType: null,
  experienceLevel: null,
  workplace: null,
  alsoAt: [],
  firstSeen: '2026-11-01T10:00:00.000Z',
  lastSeen: '2026-11-01T10:00:00.000Z',
  reposted: 0,
  isExpired: false,
  saved: null,
};
const job = (more: Partial<SavedJobView> = {}, of: Partial<ListingView> = {}): SavedJobView => ({
  id: 's1',
  jobListingId: 'l1',
  jobListing: { ...listing, ...of },
  status: 'applied',
  notes: null,
  reminder: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});
const nothing = () => undefined;
const acts = { onMove: nothing, onRemove: nothing, onOpen: nothing, removing: undefined, wasMoved: () => false };
const board = (...jobs: SavedJobView[]) => shown(<BoardColumns jobs={jobs} {...acts} />);

describe('the board', () => {
  test('has a column for each status, which says how many jobs are in it', () => {
    const html = board(job(), job({ id: 's2', status: 'offer' }), job({ id: 's3' }));
    for (const name of ['Interested: 0 jobs', 'Saved: 0 jobs', 'Applied: 2 jobs', 'Offer: 1 job', 'Rejected: 0 jobs'])
      expect(html).toContain(`aria-label="${name}"`);
  });

  test('shows what was noted, the reminder, and that a job is no longer listed', () => {
    const html = board(job({ notes: 'Ask for nights', reminder: '2099-01-05T09:00:00.000Z' }, { isExpired: true }));
    expect(textOf(html)).toContain('Ask for nights');
    expect(textOf(html)).toContain('Reminder: Jan 05, 2099');
    expect(textOf(html)).toContain(words.expired);
    expect(textOf(board(job({ reminder: '2020-01-05T09:00:00.000Z' })))).toContain('Reminded Jan 05, 2020');
  });

  test('leads to the wizard with the job, and to the ad in a tab that learns nothing of this one', () => {
    const html = board(job());
    expect(html).toContain('href="/optimize?job=l1"');
    expect(html).toMatch(/<a[^>]*href="https:\/\/example\.com\/apply"[^>]*rel="noopener noreferrer"/);
  });

  // oxlint-disable-next-line no-script-url -- what must not become a link.
  test.each(['javascript:alert(1)', 'data:text/html,x', '', 'not an address'])('does not open %j', (applicationUrl) => {
    const html = board(job({}, { applicationUrl }));
    expect(html).not.toContain(words.applyFor('Baker'));
    expect(html).not.toContain('javascript:');
  });

  test('is a list with a choice of status where there is no room for columns', () => {
    const html = shown(<BoardList jobs={[job()]} {...acts} />);
    expect(html).toContain(`aria-label="${words.statusOf('Baker')}"`);
    expect(html).toMatch(/<option value="applied" selected="">Applied<\/option>/);
    expect(html).not.toContain('Rejected: 0 jobs');
  });
});

describe('a saved search', () => {
  const search: SavedSearchView = {
    id: '1',
    name: 'Night work',
    terms: { query: 'Baker', location: 'Berlin', filters: { jobType: 'part-time', remote: true, salaryMin: 30_000 } },
    dailyMail: true,
    newJobs: 3,
    createdAt: '2026-11-01T10:00:00.000Z',
    lastRunAt: null,
  };
  const row = (more: Partial<SavedSearchView> = {}) =>
    shown(<SearchRow search={{ ...search, ...more }} onRun={nothing} onChange={nothing} onDelete={nothing} />);

  test('says what it looks for, what is new, and whether mails are on', () => {
    const text = textOf(row());
    expect(text).toContain('Baker in Berlin · Part-time · Remote · From 30,000 a year');
    expect(text).toContain('3 new jobs since you last looked');
    expect(row()).toContain('aria-checked="true"');
    expect(row({ dailyMail: false })).toContain('aria-checked="false"');
  });

  test('does not say twice what its name says, nor that nothing is new', () => {
    const text = textOf(row({ name: 'Baker in Berlin', newJobs: 0 }));
    expect(text.split('Baker in Berlin · ')).toHaveLength(1);
    expect(text).not.toContain(savedSearchList.newJobsOf(0));
    expect(text).toContain(savedSearchList.neverRun);
  });
});

describe('a comparison', () => {
  const cell = (overallScore: number, missingSkills: string[] = []): ComparedCell => ({
    overallScore,
    similarityScore: 50,
    keywordScore: 60,
    titleLocationScore: 70,
    matchingKeywords: [],
    missingSkills,
    explanation: '',
  });
  const upload = { kind: 'upload' as const, id: 'u', name: 'resume.pdf' };
  const optimization = { kind: 'optimization' as const, id: 'o', name: 'Pastry Chef' };
  const rowNames = (html: string) => [...html.matchAll(/<th scope="row".*?<\/th>/g)].map(([row]) => textOf(row).trim());

  test('of one resume has a row for each job, the best fit first', () => {
    const listings = [listing, { ...listing, id: 'l2', title: 'Pastry Chef' }];
    const html = shown(
      <ComparedTable mode="oneResume" compared={{ resumes: [upload], listings, rows: [[cell(40), cell(82)]] }} />,
    );
    expect(rowNames(html)).toEqual([
      'Pastry Chef Meyer &amp; Co · Berlin, Germany',
      'Baker Meyer &amp; Co · Berlin, Germany',
    ]);
    expect(textOf(html)).toContain(compareJobsPart.captionJobs('resume.pdf'));
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
  });

  test('of one job has a row for each resume', () => {
    const compared = { resumes: [upload, optimization], listings: [listing], rows: [[cell(40)], [cell(82)]] };
    const html = shown(<ComparedTable mode="oneJob" compared={compared} />);
    expect(rowNames(html)).toEqual(['Optimized for Pastry Chef', 'resume.pdf']);
  });

  test('names the first missing keywords and counts the others', () => {
    const missing = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const rows = [[cell(40, missing), cell(40)]];
    const listings = [listing, { ...listing, id: 'l2' }];
    const text = textOf(shown(<ComparedTable mode="oneResume" compared={{ resumes: [upload], listings, rows }} />));
    expect(text).toContain('a, b, c, d, e and 2 more');
    expect(text).toContain(compareJobsPart.nothingMissing);
  });
});
