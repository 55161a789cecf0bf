import { z } from 'zod';
import { factorChanges } from '#copy/factor-changes.ts';
import { defineJob } from '../../queue/job.ts';

/** Informs a person of a change to how their account is signed in to, or of somebody who tried to. */
export const tellFactorChangeJob = defineJob({
  name: 'tell-factor-change',
  payload: z.object({
    userId: z.string(),
    change: z.enum(factorChanges),
    /** Of the passkey or API key. */
    name: z.string().optional(),
    /** How many recovery codes are left. */
    left: z.number().optional(),
    /** How many API keys were revoked with it. */
    count: z.number().optional(),
  }),
  // Some six hours.
  retries: 32,
  backsOff: true,
  expireSeconds: 60,
});
