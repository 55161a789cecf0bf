import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { pingDatabase } from './store.ts';

/** How long the database may take before the server counts as unhealthy. */
const patienceMs = 3000;

export const healthRoutes = ({ db }: { db: Database }): Pick<Handlers, 'getHealth'> => ({
  async getHealth() {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), patienceMs);
    });
    try {
      await Promise.race([pingDatabase(db), late]);
      return { status: 'ok' };
    } catch {
      throw new AppError('BUSY');
    } finally {
      clearTimeout(timer);
    }
  },
});
