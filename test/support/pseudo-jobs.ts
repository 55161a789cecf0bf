import type { ListingView } from '#contract/job-listings.ts';
import type { JobMatchView } from '#contract/job-matches.ts';
import type { searchJobs } from '#contract/job-search.ts';
import type { RouteResponse } from '#contract/route.ts';

/** A listing with its own words in no language. */
export const jobListing: ListingView = {
  id: 'SAP',
  title: 'FLOWERS',
  company: 'SAP',
  location: null,
  salaryMin: null,
  salaryMax: null,
  salaryText: null,
  currency: null,
  salaryIsEstimate: false,
  postedDate: null,
  source: 'adzuna',
  description: 'SAP',
  isExcerpt: true,
  skills: ['SAP', 'SAP', 'SAP', 'SAP', 'SAP', 'SAP'],
  benefits: ['FLOWERS'],
  applicationUrl: '',
  jobType: 'contract',
  experienceLevel: 'lead',
  workplace: 'hybrid',
  alsoAt: [],
  firstSeen: '2026-01-05T12:00:00.000Z',
  lastSeen: '2026-01-05T12:00:00.000Z',
  reposted: 3,
  isExpired: true,
  saved: null,
};

/** A match of it. */
export const jobMatch: JobMatchView = {
  id: 'SAP',
  jobListingId: 'SAP',
  jobListing,
  resumeOptimizationId: null,
  overallScore: 83,
  similarityScore: 70,
  keywordScore: 81,
  titleLocationScore: 90,
  skillsScore: 75,
  titleScore: 100,
  locationScore: null,
  matchingKeywords: ['SAP'],
  missingSkills: ['FLOWERS'],
  strengthAreas: ['SAP'],
  matchReasons: ['SAP'],
  explanation: 'FLOWERS',
  isApplied: true,
  appliedAt: '2026-01-05T12:00:00.000Z',
  userRating: 2,
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUpdatedAt: '2026-01-05T12:00:00.000Z',
};

/** What a search found, by other words than were typed. */
export const jobFound: RouteResponse<typeof searchJobs> = {
  jobs: [jobListing],
  total: 90,
  totalIsExact: true,
  loosened: { how: 'most', query: 'SAP' },
  place: null,
  salaryRange: { currency: 'EUR', low: 1, median: 2, high: 3, listings: 3 },
  sources: [],
};
