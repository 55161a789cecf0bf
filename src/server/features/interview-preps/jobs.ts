import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';
import { startedBySchema } from '../optimizations/started-by.ts';

/** Makes one interview prep. */
export const prepareInterviewJob = defineJob({
  name: 'prepare-interview',
  payload: z.object({ prepId: z.uuid(), startedBy: startedBySchema.default({}) }),
  // Retries are for processes that die during the job: errors of the engine are reported to the person at once.
  retries: 20,
  mostWaiting: 1000,
  // A model has two minutes, then the engine one, waiting for a thread included: once for the briefs, at most twice for the prep.
  expireSeconds: 360,
  waitsForRoom: true,
});
