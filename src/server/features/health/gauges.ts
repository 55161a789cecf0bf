import type { OpenDatabase } from '../../db/database.ts';
import type { Metrics } from '../../adapters/metrics/port.ts';
import type { Queue } from '../../queue/queue.ts';

/** Figures at `/metrics` that are read on request. */
export function measureQueueAndDatabase(deps: {
  metrics: Pick<Metrics, 'gauge'>;
  queue: Pick<Queue, 'waiting'>;
  database: Pick<OpenDatabase, 'connections'>;
}): void {
  const { metrics, queue, database } = deps;
  metrics.gauge({
    name: 'foothold_jobs_waiting',
    help: 'Jobs that are due and not begun, in all processes together',
    label: 'name',
    read: () => queue.waiting(),
  });
  metrics.gauge({
    name: 'foothold_database_connections',
    help: 'Connections of this process to PostgreSQL, and who waits for one',
    label: 'state',
    read: async () => new Map(Object.entries(database.connections?.() ?? {})),
  });
}
