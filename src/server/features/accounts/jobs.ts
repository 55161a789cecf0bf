import { z } from 'zod';
import { originSchema } from '../../http/origin.ts';
import { defineJob } from '../../queue/job.ts';

/** Mails a link to set a new password, if the address has an account. The token is created when the job runs, never queued. */
export const sendResetJob = defineJob({
  name: 'send-password-reset',
  payload: z.object({ email: z.string(), from: originSchema.optional() }),
  retries: 5,
  expireSeconds: 60,
});

/** Informs a person that the account's password was changed. */
export const sendPasswordChangedJob = defineJob({
  name: 'send-password-changed',
  payload: z.object({ userId: z.string() }),
  retries: 5,
  expireSeconds: 60,
});
