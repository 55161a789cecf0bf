import type { Handlers } from '../../http/handler.ts';
import type { Health } from './service.ts';

export const healthRoutes = ({ health }: { health: Health }): Pick<Handlers, 'getHealth'> => ({
  async getHealth() {
    await health.check();
    return { status: 'ok' };
  },
});
