/** Where listings come from, by the name that is stored and sent. `own` are ads that a person entered. */
export const jobSources = [
  'adzuna',
  'ziprecruiter',
  'remotive',
  'arbeitnow',
  'remoteok',
  'themuse',
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'personio',
  'bamboohr',
  'weworkremotely',
  'jobicy',
  'himalayas',
  'workingnomads',
  'sample',
  'own',
] as const;
export type JobSourceName = (typeof jobSources)[number];

/** The sources that list one company at a time. */
export const boardProviders = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'personio',
  'bamboohr',
] as const satisfies readonly JobSourceName[];
export type BoardProvider = (typeof boardProviders)[number];

/** Who finds a board's listings: everybody if `listed` (by the operator's settings) or `approved`, only followers if `private`, else nobody. */
export type BoardStatus = 'private' | 'listed' | 'approved' | 'removed';
