import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Removes what has been kept as long as it may be, once an hour. */
export const purgeJob = defineJob({
  name: 'purge',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 600,
  cron: '17 * * * *',
});
