import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Tailors one resume to one job. */
export const optimizeJob = defineJob({
  name: 'optimize',
  payload: z.object({ optimizationId: z.uuid() }),
  // Retries are for processes that die during the job: errors of the engine are reported to the person at once.
  retries: 20,
  // Each is done in at most a minute, waiting for a thread included.
  expireSeconds: 300,
});
