import type { Handlers } from '../../http/handler.ts';
import type { Downloads } from './service.ts';

export const downloadRoutes = ({
  downloads,
}: {
  downloads: Downloads;
}): Pick<Handlers, 'downloadResume' | 'downloadCoverLetter'> => ({
  downloadResume: async ({ visit, params, query }) =>
    downloads.document(await visit.find(), params.optimizationId, 'resume', query),
  downloadCoverLetter: async ({ visit, params, query }) =>
    downloads.document(await visit.find(), params.optimizationId, 'coverLetter', query),
});
