import { z } from 'zod';
import { defineJob } from '../../../queue/job.ts';

/** Takes ended listings out of the lists and deletes old ones, once an hour. */
export const tidyListingsJob = defineJob({
  name: 'tidy-listings',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 900,
  cron: '37 * * * *',
});
