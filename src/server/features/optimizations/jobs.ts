import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Tailors one resume to one job. */
export const optimizeJob = defineJob({
  name: 'optimize',
  payload: z.object({ optimizationId: z.uuid() }),
  // Used up by processes that die over it alone: what the engine throws is told to the person at once.
  retries: 20,
  // A few are taken at once and done in turn, each in at most a minute.
  expireSeconds: 300,
});
