import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';
import { startedBySchema } from './started-by.ts';

/** Tailors one resume to one job. */
export const optimizeJob = defineJob({
  name: 'optimize',
  payload: z.object({ optimizationId: z.uuid(), startedBy: startedBySchema.default({}) }),
  // Retries are for processes that die during the job: errors of the engine are reported to the person at once.
  retries: 20,
  mostWaiting: 1000,
  // A model has two minutes, then the engine one, waiting for a thread included, and the PDF is scored.
  expireSeconds: 300,
  waitsForRoom: true,
});

/** Mails a person who has left that their optimization is ready. */
export const readyMailJob = defineJob({
  name: 'ready-mail',
  payload: z.object({ optimizationId: z.uuid() }),
  retries: 5,
  expireSeconds: 60,
});
