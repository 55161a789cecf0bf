import type { SearchTerms } from '#contract/job-search.ts';
import type { PageCopy } from '#copy/copy.ts';

/** What a search looks for besides its query and place, in a few words each. */
export function filterWords({ filters = {}, source }: SearchTerms, copy: PageCopy): string[] {
  const { savedSearchList: words, boardFilters, jobTypeNames, levelNames, workplaceNames, sourceNames } = copy;
  const { jobType, experienceLevel, workplace, remote, datePosted, distanceKm, salaryMin, salaryMax, skills } = filters;
  return [
    jobType && jobTypeNames[jobType],
    experienceLevel && levelNames[experienceLevel],
    workplace && workplaceNames[workplace],
    // "Remote" once is enough.
    remote && workplace !== 'remote' ? words.remote : undefined,
    distanceKm === undefined ? undefined : words.distance(distanceKm),
    salaryMin === undefined ? undefined : words.from(salaryMin),
    salaryMax === undefined ? undefined : words.upTo(salaryMax),
    datePosted && boardFilters.posted[datePosted],
    ...(skills ?? []),
    source && sourceNames[source],
  ].filter((word) => word !== undefined);
}
