import { workOn, type JobWork } from '../../../queue/job.ts';
import { tidyListingsJob } from './jobs.ts';
import type { ListingRemovals } from './removals.ts';
import type { JobListings } from './service.ts';

interface Deps {
  listings: Pick<JobListings, 'tidy'>;
  removals: Pick<ListingRemovals, 'deleteUnfollowed'>;
}

export const listingWork = ({ listings, removals }: Deps): JobWork =>
  workOn(tidyListingsJob, async () => {
    await listings.tidy();
    await removals.deleteUnfollowed();
  });
