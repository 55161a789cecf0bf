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

/** Informs a person that the account's password was changed, and of what came with it. Jobs of an earlier version name the account alone. */
export const sendPasswordChangedJob = defineJob({
  name: 'send-password-changed',
  payload: z.object({
    userId: z.string(),
    byLink: z.boolean().default(false),
    confirmed: z.boolean().default(false),
    apiKeys: z.number().default(0),
    removedPasskeys: z.array(z.string()).default([]),
    keptPasskeys: z.array(z.string()).default([]),
    keptAuthenticator: z.boolean().default(false),
  }),
  // Some six hours.
  retries: 32,
  backsOff: true,
  expireSeconds: 60,
});
