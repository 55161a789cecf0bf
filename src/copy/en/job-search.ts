import { counted, listed, money, numeral } from './counting.ts';

export const jobSearchForm = {
  label: 'Search jobs',
  /** Together the label of what is searched for; where there is little room the start is shown alone. */
  queryStart: 'Job title',
  queryRest: ', skills or company',
  queryExample: 'Registered nurse',
  location: 'Location',
  locationExample: 'City, region or country',
  optional: 'optional',
  submit: 'Search Jobs',
  submitting: 'Searching...',
  required: 'Search query required',
  requiredText: 'Please enter a job title, skills, or company name to search.',
  filters: 'Filters',
  filtersOpen: (set: number) => (set > 0 ? `Filters (${numeral(set)})` : 'Filters'),
  close: 'Close filters',
  show: 'Show Jobs',
  clear: 'Clear Filters',
  jobType: 'Job type',
  experienceLevel: 'Experience level',
  salaryMin: 'Minimum salary',
  salaryMax: 'Maximum salary',
  salaryHint: 'Per year, before tax',
  salaryInvalid: 'Enter a whole number, such as 60000.',
  salaryOrder: 'The maximum is lower than the minimum.',
  remote: 'Remote',
  remoteHint: 'Only jobs you can do from home',
  workplace: 'Workplace',
  datePosted: 'Date posted',
  distance: 'Distance',
  distanceHint: 'Enter a location first.',
  source: 'Source',
  skills: 'Skills',
  skillsHint: 'Press Enter after each skill. Jobs have to ask for all of them.',
  addSkill: 'Add',
  removeSkill: (skill: string) => `Remove ${skill}`,
  any: 'Any',
  allSources: 'All sources',
  within: {
    '24h': 'Last 24 hours',
    '3d': 'Last 3 days',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
  },
  kilometers: (distance: number) => `Within ${numeral(distance)} km`,
} as const;

const countries = new Intl.DisplayNames('en-US', { type: 'region' });
/** A country by its ISO 3166-1 code, or as it is named. */
const countryName = (country: string): string =>
  (/^[A-Z]{2}$/.test(country) ? countries.of(country) : country) ?? country;

export const jobResults = {
  label: 'Search results',
  loading: 'Searching for jobs',
  /** What was found. */
  count: (total: number, isExact: boolean) => (isExact ? counted(total, 'job') : `More than ${counted(total, 'job')}`),
  around: (name: string, country: string) =>
    `around ${[name, countryName(country)].filter((part) => part !== '').join(', ')}`,
  /** What was searched for instead, where nothing has the words as typed. */
  loosened: {
    beginnings: (_typed: string, _query: string) =>
      'No job has exactly these words. Showing jobs with words that start the same way.',
    spelling: (typed: string, query: string) => `No jobs found for “${typed}”. Showing jobs for “${query}” instead.`,
    most: (_typed: string, _query: string) => 'No job has all of these words. Showing jobs with most of them.',
  },
  unknownPlace: (location: string) =>
    `We couldn’t place “${location}” on the map, so we looked for it in the text of each job’s location.`,
  salaries: (range: { currency: string; low: number; median: number; high: number; listings: number }) =>
    `${money(range.low, range.currency)} – ${money(range.high, range.currency)} a year, median ` +
    `${money(range.median, range.currency)} (from ${counted(range.listings, 'ad')})`,
  salariesLabel: 'What these jobs pay',
  medianSalary: (amount: number, currency: string) => `median ${money(amount, currency)}`,
  salary: money,
  salaryPicture: 'Eight of ten ads pay within the bar; its line is the median.',
  leastWanted: (amount: number, currency: string): string => `Your minimum: ${money(amount, currency)}`,
  sort: 'Sort by',
  sorts: { relevance: 'Relevance', date: 'Newest', salary: 'Salary' },
  empty: 'No jobs found for your search criteria.',
  emptyText: 'Try fewer words, a wider distance or fewer filters.',
  /** Where no filter is set that could be cleared. */
  emptyPlainText: (location: string | undefined) =>
    location === undefined
      ? 'Try fewer words, or one of these searches.'
      : 'Try fewer words or another location, or one of these searches.',
  clearFilters: 'Clear Filters',
  failed: 'Search failed',
  failedText: 'We couldn’t search for jobs. Please try again.',
  again: 'Try Again',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${numeral(page)} of ${numeral(pages)}`,
  lastPage: 'That’s the last page we can show. Narrow your search to see other jobs.',
  pastEnd: 'There are no more jobs on this page.',
  toFirst: 'Back to the First Page',
  unanswered: (names: readonly string[]) =>
    names.length > 2 ? `${counted(names.length, 'source')} didn’t answer` : `${listed(names)} didn’t answer`,
  unansweredDetail: {
    answered: 'It answered.',
    kept: 'It didn’t answer. You’re seeing the jobs it listed earlier.',
    limited:
      'It only takes so many requests, and we’ve used them up for now. You’re seeing the jobs it listed earlier.',
    failed: 'It didn’t answer.',
  },
  asOf: (date: string) => `As of ${date}.`,
  sampleTitle: 'Some of these jobs are samples',
  sampleText: 'We wrote them so you can try things out. Nobody is hiring for them.',
  attribution: 'Where these jobs come from',
} as const;

export const jobSearchStart = {
  title: 'What kind of work are you looking for?',
  text: 'Enter a job title, a skill or a company. Similar titles are found, too.',
  examples: 'Try one of these',
  queries: ['Registered nurse', 'Software engineer', 'Electrician', 'Accountant', 'Warehouse supervisor'],
  recent: 'Recent searches',
  recentLoading: 'Loading your recent searches',
  recentFailed: 'We couldn’t load your recent searches.',
  again: 'Try Again',
  entry: (query: string, location: string | undefined) => (location ? `${query} in ${location}` : query),
  found: (count: number) => counted(count, 'job'),
  filtered: (count: number) => counted(count, 'filter'),
  remove: (search: string) => `Remove ${search}`,
  clear: 'Clear All',
  removeFailed: 'Failed to remove search',
  removeFailedText: 'Please try again.',
} as const;
