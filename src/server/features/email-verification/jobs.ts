import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Mails an account the link that verifies its address. The token is created when the job runs, never queued. */
export const sendVerificationJob = defineJob({
  name: 'send-email-verification',
  payload: z.object({ userId: z.string() }),
  retries: 5,
  expireSeconds: 60,
});
