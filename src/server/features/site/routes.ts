import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handler.ts';

export const siteRoutes = ({ operator }: Pick<Config, 'operator'>): Pick<Handlers, 'getSite'> => ({
  getSite: () => Promise.resolve(operator),
});
