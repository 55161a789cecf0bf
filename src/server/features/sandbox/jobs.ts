import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Delivers a sandbox event when the process ended before it did so itself. */
export const deliverSandboxEventJob = defineJob({
  name: 'deliver-sandbox-event',
  payload: z.object({ eventId: z.string() }),
  retries: 20,
  expireSeconds: 30,
});
