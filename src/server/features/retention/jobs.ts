import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Deletes what has reached its maximum age, once an hour. */
export const purgeJob = defineJob({
  name: 'purge',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 600,
  cron: '17 * * * *',
});
