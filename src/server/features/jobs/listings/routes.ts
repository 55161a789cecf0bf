import type { Handlers } from '../../../http/handler.ts';
import type { JobListings } from './service.ts';

export const jobListingRoutes = ({ listings }: { listings: JobListings }): Pick<Handlers, 'getListing'> => ({
  getListing: async ({ visit, params }) => listings.get((await visit.find())?.userId, params.id),
});
