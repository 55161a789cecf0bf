import type { Page } from '@playwright/test';

/** A listing as the server would answer it, with everything on it that a card can say. */
export const listing = (number: number, changed: Record<string, unknown> = {}) => ({
  id: `listing-${number}`,
  title: `Store Supervisor ${number}`,
  company: 'Northwind Foods',
  location: 'Berlin, Germany',
  salaryMin: 42000,
  salaryMax: 51000,
  salaryText: null,
  currency: 'EUR',
  salaryIsEstimate: false,
  postedDate: new Date(Date.now() - number * 24 * 3600 * 1000 - 60_000).toISOString(),
  source: 'remotive',
  description:
    'You lead the team of a store with 14 people, order stock and train new colleagues. You plan the shifts, keep the counts right and know ' +
    'the numbers of your store by heart.\n\nWhat you bring:\n- Two years in retail\n- Inventory management and SAP\n- A calm head on ' +
    'Saturdays\n\nWe pay overtime, and we mean it. The store is next to the station, and everybody has two days off in a row each week.',
  isExcerpt: false,
  skills: ['Inventory management', 'SAP', 'Shift planning', 'Training', 'Point of sale', 'Ordering', 'Merchandising'],
  benefits: ['Paid overtime', 'Two days off in a row'],
  applicationUrl: `https://jobs.example/${number}`,
  jobType: 'full-time',
  experienceLevel: 'mid',
  workplace: 'on-site',
  alsoAt: [],
  firstSeen: '2026-05-02T10:00:00.000Z',
  lastSeen: '2026-11-20T10:00:00.000Z',
  reposted: 0,
  isExpired: false,
  saved: null,
  ...changed,
});

const reports = [{ source: 'remotive', state: 'answered', message: null, fetchedAt: '2026-11-23T09:00:00.000Z' }];

/** What a search found. */
export const found = (jobs: readonly object[], changed: Record<string, unknown> = {}) => ({
  jobs,
  total: jobs.length,
  totalIsExact: true,
  place: null,
  salaryRange: null,
  sources: reports,
  ...changed,
});

/** A match of a listing with a resume. */
export const match = (number: number, overallScore: number, changed: Record<string, unknown> = {}) => ({
  id: `match-${number}`,
  jobListingId: `listing-${number}`,
  jobListing: listing(number),
  resumeOptimizationId: null,
  overallScore,
  similarityScore: 64,
  keywordScore: 82,
  titleLocationScore: 90,
  skillsScore: 71,
  titleScore: 100,
  locationScore: null,
  matchingKeywords: ['Inventory management', 'SAP', 'Training', 'Point of sale'],
  missingSkills: ['Merchandising', 'Shift planning'],
  strengthAreas: ['Stock counts of 3 stores', '12 colleagues trained'],
  matchReasons: ['Your last title is close to this one.', 'You show 4 of the 6 things the ad asks for.'],
  explanation: 'Your last title is close to this one, and you show 4 of the 6 things the ad asks for.',
  isApplied: false,
  appliedAt: null,
  userRating: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUpdatedAt: '2026-11-20T10:00:00.000Z',
  ...changed,
});

const sources = [
  {
    source: 'remotive',
    name: 'Remotive',
    attribution: { text: 'Jobs by Remotive', url: 'https://remotive.example' },
    listings: 120,
    report: null,
  },
  { source: 'sample', name: 'Sample', attribution: null, listings: 312, report: null },
];

/** Answers a route in the server's place. */
export const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**/api/jobs/${path}`, (route) => route.fulfill({ status, json }));

/** Answers the reads that every visit of the page makes, and a search. */
export async function answerJobs(page: Page, search: unknown): Promise<void> {
  await answer(page, 'sources', sources);
  await answer(page, 'search', search);
  await answer(page, 'searches', []);
  await answer(page, 'saved', { savedJobs: [] });
  await answer(page, 'saved-searches', { savedSearches: [] });
  await answer(page, 'companies', { companies: [] });
  await answer(page, 'hidden', { hiddenJobs: [] });
  await answer(page, 'resumes', {
    resumes: [{ kind: 'upload', id: 'u1', name: 'resume.pdf', createdAt: '2026-11-20T10:00:00.000Z' }],
  });
  await answer(page, 'stats', {
    totalSearches: 12,
    totalMatches: 40,
    avgMatchScore: 71,
    savedJobs: 3,
    appliedJobs: 1,
    hiddenJobs: 2,
  });
}
