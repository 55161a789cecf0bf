import type { FetchedSource, JobSourceConfig } from '../../settings/job-source-settings.ts';
import type { JobSource } from './port.ts';
import type { Clock } from '../../clock.ts';
import { boardHttp } from './board-http.ts';
import { adzuna } from './adzuna/client.ts';
import { arbeitnow } from './arbeitnow/client.ts';
import { himalayas } from './himalayas/client.ts';
import { jobicy } from './jobicy/client.ts';
import { remoteok } from './remoteok/client.ts';
import { remotive } from './remotive/client.ts';
import { themuse } from './themuse/client.ts';
import { weworkremotely } from './weworkremotely/client.ts';
import { workingnomads } from './workingnomads/client.ts';
import { ziprecruiter } from './ziprecruiter/client.ts';
import { companyBoards } from './company-boards.ts';
import { createSample } from './sample/client.ts';
import type { SourceDefinition } from './source-definition.ts';

export interface OpenJobSourcesOptions {
  settings: JobSourceConfig;
  /** Identifies us to the boards, as they require. */
  userAgent: string;
  /** Where the sample's listings are. */
  sampleFolder: string;
  clock: Clock;
}

/** Every source that is asked over the network, in the order in which they're asked. */
const definitions: Readonly<Record<FetchedSource, SourceDefinition>> = {
  adzuna,
  ziprecruiter,
  remotive,
  arbeitnow,
  remoteok,
  themuse,
  weworkremotely,
  jobicy,
  himalayas,
  workingnomads,
  ...companyBoards,
};

/** The sources that are switched on. */
export function openJobSources({ settings, userAgent, sampleFolder, clock }: OpenJobSourcesOptions): JobSource[] {
  const { sources, baseUrls } = settings;
  const httpAt = (baseUrl: string) => boardHttp({ baseUrl, userAgent });
  const fetched = Object.values(definitions).flatMap(({ name, baseUrl, open }) => {
    if (!sources.includes(name)) return [];
    return open({ http: httpAt(baseUrls[name] ?? baseUrl), httpAt, settings }) ?? [];
  });
  return sources.includes('sample') ? [...fetched, createSample({ folder: sampleFolder, clock })] : fetched;
}
