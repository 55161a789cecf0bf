import type { Handlers } from '../../../http/handler.ts';
import type { JobSourcesService } from './service.ts';

export const jobSourceRoutes = ({ sources }: { sources: JobSourcesService }): Pick<Handlers, 'listJobSources'> => ({
  listJobSources: async ({ locale }) => sources.list(locale),
});
