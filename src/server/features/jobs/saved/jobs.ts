import { z } from 'zod';
import { defineJob } from '../../../queue/job.ts';

/** Takes up the reminders that are due. */
export const remindJob = defineJob({
  name: 'job-reminders',
  payload: z.object({}),
  retries: 2,
  expireSeconds: 300,
  cron: '*/10 * * * *',
});

/** Mails one reminder, as it was when it was due. The account's id lets an erasure find it. */
export const reminderMailJob = defineJob({
  name: 'job-reminder-mail',
  payload: z.object({ savedJobId: z.uuid(), userId: z.uuid(), reminder: z.iso.datetime() }),
  retries: 5,
  expireSeconds: 60,
});
