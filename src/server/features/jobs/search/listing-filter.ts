import { defaultDistanceKm, type JobFilters, type SearchTerms } from '#contract/job-search.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import { currencyOf } from '#domain/listings/salary.ts';
import { lexeme } from '#domain/listings/search-query.ts';
import { asFact, asSkill, searchKeys } from '#domain/listings/search-words.ts';
import type { FoundPlace, Places } from '../../../adapters/places/port.ts';
import { squaresAround, type Point } from '../listings/place-cells.ts';

/** What a search is narrowed by, besides its words. */
export interface ListingFilter {
  /** Tsqueries over the marks of facts; every one has to match. */
  facts: readonly string[];
  /** Of which sources; `own` ads are their person's alone. */
  sources: readonly JobSourceName[];
  userId: string | undefined;
  near?: { center: Point; km: number } | undefined;
  /** By the year. `currency` only where the place says which is meant. */
  salary?: { min?: number | undefined; max?: number | undefined; currency?: string | undefined } | undefined;
  postedSince?: Date | undefined;
  firstSeenAfter?: Date | undefined;
  now: Date;
}

/** What a search's place was taken for. */
export interface SearchedPlace {
  found: FoundPlace | undefined;
  remote: boolean;
}

const day = 24 * 3600 * 1000;
const ages = { '24h': day, '3d': 3 * day, '7d': 7 * day, '30d': 30 * day } as const satisfies Record<
  NonNullable<JobFilters['datePosted']>,
  number
>;

export const searchedPlace = (places: Places, location: string | undefined): SearchedPlace => ({
  found: location === undefined || location === '' ? undefined : places.find(location),
  remote: location !== undefined && places.saysRemote(location),
});

const anyOf = (terms: readonly string[]): string => (terms.length === 0 ? '' : `(${terms.join(' | ')})`);

/** The filter of a search's terms. */
export function filterOf(
  { location, filters = {}, source }: Pick<SearchTerms, 'location' | 'filters' | 'source'>,
  place: SearchedPlace,
  rest: Pick<ListingFilter, 'sources' | 'userId' | 'now' | 'firstSeenAfter'>,
): ListingFilter {
  const { found, remote } = place;
  const { salaryMin, salaryMax, datePosted } = filters;
  const near = found?.kind === 'town' ? { center: found, km: filters.distanceKm ?? defaultDistanceKm } : undefined;
  const fact = (...of: Parameters<typeof asFact>) => lexeme(asFact(...of));
  const squares = near && squaresAround(near.center, near.km);
  const facts = [
    ...(source === undefined ? [] : [fact('source', source)]),
    ...(filters.remote === true || remote ? [fact('at', 'remote')] : []),
    ...(filters.workplace === undefined ? [] : [fact('at', filters.workplace)]),
    ...(filters.jobType === undefined ? [] : [fact('type', filters.jobType)]),
    ...(filters.experienceLevel === undefined ? [] : [fact('level', filters.experienceLevel)]),
    ...(filters.skills ?? []).map((skill) => lexeme(asSkill(skill))),
    ...(found?.kind === 'country' ? [fact('country', found.country)] : []),
    ...(found?.kind === 'region' ? [fact('region', `${found.country}.${found.region}`)] : []),
    ...(squares ? [anyOf(squares.names.map((name) => fact(squares.kind, name)))] : []),
    // A place that is in no table is found by its words.
    ...(found === undefined && !remote ? searchKeys(location ?? '').map(({ key }) => fact('place', key)) : []),
  ];
  const currency = currencyOf(found?.country);
  return {
    ...rest,
    sources: source === undefined ? rest.sources : rest.sources.filter((each) => each === source),
    facts,
    near,
    salary:
      salaryMin === undefined && salaryMax === undefined ? undefined : { min: salaryMin, max: salaryMax, currency },
    postedSince: datePosted === undefined ? undefined : new Date(rest.now.getTime() - ages[datePosted]),
  };
}
