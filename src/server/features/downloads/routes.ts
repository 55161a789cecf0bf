import type { Handlers } from '../../http/handler.ts';
import type { Downloads } from './service.ts';

export const downloadRoutes = ({
  downloads,
}: {
  downloads: Downloads;
}): Pick<Handlers, 'downloadResume' | 'downloadCoverLetter' | 'getProofread' | 'downloadProofread'> => ({
  downloadResume: async ({ visit, params, query }) =>
    downloads.document(await visit.find(), params.optimizationId, 'resume', query),
  getProofread: async ({ visit, params, locale }) =>
    downloads.proofread(await visit.find(), params.optimizationId, locale),
  downloadProofread: async ({ visit, params, locale }) =>
    downloads.ownFile(await visit.find(), params.optimizationId, locale),
  downloadCoverLetter: async ({ visit, params, query }) =>
    downloads.document(await visit.find(), params.optimizationId, 'coverLetter', query),
});
