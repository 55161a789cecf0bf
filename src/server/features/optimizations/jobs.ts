import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Tailors one resume to one job. */
export const optimizeJob = defineJob({
  name: 'optimize',
  payload: z.object({ optimizationId: z.uuid() }),
  // Retries are for processes that die during the job: errors of the engine are reported to the person at once.
  retries: 20,
  // A few are fetched at once and run in turn, each in at most a minute.
  expireSeconds: 300,
});
