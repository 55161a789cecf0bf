import { experienceLevels, jobTypes, workplaces } from '#domain/listings/listing.ts';
import {
  jobFilters,
  maxQueryCharacters,
  postedWithin,
  type JobFilters,
  type SearchTerms,
} from '#contract/job-search.ts';
import { jobSources } from '#contract/job-sources.ts';
import type { PageQueries } from '#contract/pages.ts';

type JobsQuery = PageQueries['jobs'];

export const jobTabs = ['search', 'recommendations', 'saved', 'matches'] as const;
export type JobTab = (typeof jobTabs)[number];

export const jobSorts = ['relevance', 'date', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** The most pages that a search goes on for. */
export const maxPages = 50;
/** How many jobs are on a page of results. */
export const jobsPerPage = 20;

/** What a person searches for: `query` is empty until they have. */
export interface JobQuery {
  terms: SearchTerms;
  sort: JobSort;
  page: number;
}

/** The contents of the page's address. */
export interface JobsAddress extends JobQuery {
  tab: JobTab;
  /** The listing that is opened. */
  jobId: string | undefined;
  /** The saved search to run. */
  searchId: string | undefined;
  /** The token of a mail, when its reader unsubscribes. */
  mailToken: string | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Without what is not set, so that equal filters are equal. */
const setOnly = (filters: JobFilters): JobFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

function filtersOf(search: URLSearchParams): JobFilters {
  const skills = (search.get('skills') ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  const asked: JobFilters = setOnly({
    jobType: oneOf(jobTypes, search.get('type')),
    experienceLevel: oneOf(experienceLevels, search.get('level')),
    salaryMin: wholeNumber(search.get('min')),
    salaryMax: wholeNumber(search.get('max')),
    remote: search.get('remote') === 'true' ? true : undefined,
    workplace: oneOf(workplaces, search.get('workplace')),
    datePosted: oneOf(postedWithin, search.get('posted')),
    distanceKm: wholeNumber(search.get('km')),
    skills: skills.length > 0 ? skills : undefined,
  });
  // An address may be typed by hand: of filters that the server would refuse none is set.
  return jobFilters.safeParse(asked).success ? asked : {};
}

/** Reads the address; whatever is not understood is as if it were not there. */
export function readAddress(search: URLSearchParams): JobsAddress {
  const filters = filtersOf(search);
  const location = (search.get('where') ?? '').trim().slice(0, maxQueryCharacters);
  const source = oneOf(jobSources, search.get('source'));
  return {
    tab: oneOf(jobTabs, search.get('tab')) ?? 'search',
    jobId: search.get('job')?.slice(0, 100) || undefined,
    searchId: search.get('search')?.slice(0, 100) || undefined,
    mailToken: search.get('mails')?.slice(0, 200) || undefined,
    terms: {
      query: (search.get('q') ?? '').trim().slice(0, maxQueryCharacters),
      ...(location !== '' && { location }),
      ...(Object.keys(filters).length > 0 && { filters }),
      ...(source !== undefined && { source }),
    },
    sort: oneOf(jobSorts, search.get('sort')) ?? 'relevance',
    page: Math.min(Math.max(wholeNumber(search.get('page')) ?? 1, 1), maxPages),
  };
}

const textOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

/** The parameters of an address that say what is searched for. */
export function queryOf({ terms, sort, page }: JobQuery): JobsQuery {
  const { query, location, source, filters = {} } = terms;
  return {
    q: query || undefined,
    where: location || undefined,
    type: filters.jobType,
    level: filters.experienceLevel,
    min: textOf(filters.salaryMin),
    max: textOf(filters.salaryMax),
    remote: filters.remote ? 'true' : undefined,
    workplace: filters.workplace,
    posted: filters.datePosted,
    km: textOf(filters.distanceKm),
    source,
    skills: filters.skills?.join(',') || undefined,
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
}

/** The parameters of a tab's address: it keeps what was searched for, so that one comes back to it. */
export const tabQuery = (tab: JobTab, query: JobQuery): JobsQuery => ({
  tab: tab === 'search' ? undefined : tab,
  ...queryOf(query),
});

/** How many filters are set, counting each skill. */
export function filterCount({ filters = {}, source }: SearchTerms): number {
  const { skills = [], ...others } = filters;
  const set = Object.values(others).filter((value) => value !== undefined && value !== false).length;
  return set + skills.length + (source === undefined ? 0 : 1);
}
