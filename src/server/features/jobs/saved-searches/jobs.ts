import { z } from 'zod';
import { defineJob } from '../../../queue/job.ts';

/** Takes up everybody's saved searches, once a day. */
export const dailySearchesJob = defineJob({
  name: 'daily-searches',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 300,
  cron: '0 6 * * *',
});

/** Asks the sources for one person's saved searches, and queues the mail about what's new. */
export const runSearchesJob = defineJob({
  name: 'run-saved-searches',
  payload: z.object({ userId: z.uuid() }),
  retries: 3,
  // Each search asks the sources for three seconds at most.
  expireSeconds: 300,
});

/** Mails a person what's new; `before` is when the search was last mailed. */
export const searchMailJob = defineJob({
  name: 'saved-searches-mail',
  payload: z.object({
    userId: z.uuid(),
    mailedAt: z.iso.datetime(),
    found: z.array(
      z.object({
        id: z.uuid(),
        listingIds: z.array(z.uuid()),
        total: z.number().int(),
        before: z.iso.datetime().nullable(),
      }),
    ),
  }),
  retries: 5,
  expireSeconds: 60,
});
export type SearchMail = z.infer<typeof searchMailJob.payload>;
