import { z } from 'zod';
import { defineJob } from '../../../queue/job.ts';

/** The pace of the schedule below. */
export const minutesBetweenSyncs = 15;

/** Asks the job sources that are due, each by its own age. Runs also when a worker starts. */
export const syncSourcesJob = defineJob({
  name: 'sync-job-sources',
  payload: z.object({}),
  retries: 1,
  expireSeconds: 1800,
  waitsForRoom: true,
  // Not at the full hour, when everybody asks.
  cron: '7,22,37,52 * * * *',
});
