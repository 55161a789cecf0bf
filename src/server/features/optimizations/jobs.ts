import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Tailors one resume to one job. */
export const optimizeJob = defineJob({
  name: 'optimize',
  payload: z.object({ optimizationId: z.uuid() }),
  // Used up by processes that die over it alone: what the engine throws is told to the person at once.
  retries: 20,
  // Each is done in at most a minute, waiting for a thread included.
  expireSeconds: 300,
});
