import type { Database } from '../db/database.ts';
import type { Engine } from '../engine/tasks.ts';
import { jobCompanyRoutes } from '../features/jobs/companies/routes.ts';
import { createJobPublishing } from '../features/jobs/companies/publishing.ts';
import { createJobCompanies } from '../features/jobs/companies/service.ts';
import { readBoardWork } from '../features/jobs/companies/work.ts';
import type { EmailVerification } from '../features/email-verification/service.ts';
import { createListingRemovals } from '../features/jobs/listings/removals.ts';
import { listingWork } from '../features/jobs/listings/work.ts';
import { jobListingRoutes } from '../features/jobs/listings/routes.ts';
import { createJobListings } from '../features/jobs/listings/service.ts';
import { jobMatchRoutes } from '../features/jobs/matches/routes.ts';
import { createJobMatches } from '../features/jobs/matches/service.ts';
import { jobSearchRoutes } from '../features/jobs/search/routes.ts';
import { createJobSearch } from '../features/jobs/search/service.ts';
import { jobSourceRoutes } from '../features/jobs/sources/routes.ts';
import { syncSourcesJob } from '../features/jobs/sources/jobs.ts';
import { createJobSources } from '../features/jobs/sources/service.ts';
import { syncSourcesWork } from '../features/jobs/sources/work.ts';
import { savedJobRoutes } from '../features/jobs/saved/routes.ts';
import { createSavedJobs } from '../features/jobs/saved/service.ts';
import { reminderWork } from '../features/jobs/saved/reminders.ts';
import { dailySearchesWork } from '../features/jobs/saved-searches/daily-mails.ts';
import { savedSearchRoutes } from '../features/jobs/saved-searches/routes.ts';
import { createSavedSearches } from '../features/jobs/saved-searches/service.ts';
import type { Optimizations } from '../features/optimizations/service.ts';
import type { Uploads } from '../features/uploads/service.ts';
import type { Handlers } from '../http/handler.ts';
import type { JobSourceConfig } from '../settings/job-source-settings.ts';
import type { Log } from '../logging/log.ts';
import type { JobSource } from '../adapters/job-boards/port.ts';
import type { Mailer } from '../adapters/mail/port.ts';
import type { Places } from '../adapters/places/port.ts';
import type { Clock } from '../clock.ts';
import type { JobWork } from '../queue/job.ts';
import type { Enqueuer } from '../queue/queue.ts';

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  engine: Engine;
  log: Log;
  mailer: Mailer;
  emailVerification: EmailVerification;
  optimizations: Optimizations;
  uploads: Uploads;
  publicUrl: URL;
  sources: readonly JobSource[];
  settings: JobSourceConfig;
  places: Places;
  /** Signs the links that unsubscribe a person from daily mails. */
  mailKey: string;
}

/** Puts together everything about job listings: sources, search, ranking, saved jobs. */
export function composeJobs(deps: Deps) {
  const { db, clock, queue, engine, log, mailer, optimizations, uploads, publicUrl, places, mailKey } = deps;
  const { emailVerification } = deps;
  const { boards, sampleIsNamed } = deps.settings;
  const listings = createJobListings({ db, clock, engine, places });
  const removals = createListingRemovals({ db, clock });
  const sources = createJobSources({
    db,
    clock,
    log,
    sources: deps.sources,
    listings,
    removals,
    boards,
    sampleIsNamed,
  });
  const search = createJobSearch({ db, clock, listings, sources, places });
  const matches = createJobMatches({ db, clock, engine, listings, sources, optimizations, uploads });
  const companies = createJobCompanies({ db, clock, queue, sources: deps.sources, emailVerification, removals });
  const publishing = createJobPublishing({ db, clock, queue, removals });
  const saved = createSavedJobs({ db, clock, engine, listings });
  const savedSearches = createSavedSearches({ db, clock, search, mailKey });
  const work: JobWork[] = [
    listingWork({ listings, removals }),
    ...dailySearchesWork({ db, clock, queue, mailer, search, sources, listings, publicUrl, mailKey }),
    ...reminderWork({ db, clock, queue, mailer, listings, publicUrl }),
    syncSourcesWork({ sources, log }),
    readBoardWork({ db, sources }),
  ];
  return {
    sources,
    forOperator: { jobMatches: matches, jobPublishing: publishing, jobSearch: search, jobSources: sources },
    work,
    /** Asks the sources as soon as the server runs. */
    async begin(): Promise<void> {
      if (deps.sources.length > 0) await queue.enqueue(syncSourcesJob, {}, db);
    },
    handlers: {
      ...jobListingRoutes({ listings }),
      ...jobSourceRoutes({ sources }),
      ...jobSearchRoutes({ search }),
      ...jobMatchRoutes({ matches }),
      ...jobCompanyRoutes({ companies }),
      ...savedJobRoutes({ saved }),
      ...savedSearchRoutes({ savedSearches }),
    } satisfies Partial<Handlers>,
  };
}
