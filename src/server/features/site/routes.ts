import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handler.ts';

export const siteRoutes = ({ site }: Pick<Config, 'site'>): Pick<Handlers, 'getSite'> => ({
  getSite: () => Promise.resolve(site),
});
