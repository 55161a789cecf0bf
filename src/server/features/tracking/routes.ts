import type { Handlers } from '../../http/handler.ts';
import type { Tracking } from './service.ts';

export const trackingRoutes = ({ tracking }: { tracking: Tracking }): Pick<Handlers, 'reportEvents'> => ({
  async reportEvents({ body: { visitor, events } }) {
    await tracking.keep(visitor, events);
    return { ok: true };
  },
});
