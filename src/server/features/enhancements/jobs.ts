import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Enhances one LinkedIn profile. */
export const enhanceJob = defineJob({
  name: 'enhance-profile',
  payload: z.object({ enhancementId: z.uuid() }),
  // Retries are for processes that die during the job: errors of the engine are reported to the person at once.
  retries: 20,
  mostWaiting: 1000,
  // The engine has one minute, waiting for a thread included.
  expireSeconds: 120,
  waitsForRoom: true,
});
