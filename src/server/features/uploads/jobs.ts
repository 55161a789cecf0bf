import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Removes bytes outside the database that have lost their rows, every minute. */
export const removeBytesJob = defineJob({
  name: 'remove-bytes',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 600,
  cron: '* * * * *',
});
