import { workOn, type JobWork } from '../../queue/job.ts';
import { tidyListingsJob } from './jobs.ts';
import type { JobListings } from './service.ts';

export const listingWork = ({ listings }: { listings: Pick<JobListings, 'tidy'> }): JobWork =>
  workOn(tidyListingsJob, async () => {
    await listings.tidy();
  });
