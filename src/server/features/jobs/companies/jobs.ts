import { z } from 'zod';
import { defineJob } from '../../../queue/job.ts';

/** Reads the board of a company that was just added. From then on it is read daily, as all sources are. */
export const readBoardJob = defineJob({
  name: 'read-company-board',
  payload: z.object({
    boardId: z.uuid(),
    /** Other ways to write the company's name, tried where the provider has no board of the first one. */
    otherSlugs: z.array(z.string()).default([]),
    /** Asks although it failed not long ago. */
    isForced: z.boolean().default(false),
  }),
  retries: 2,
  // 2,000 ads, 25 at a time in three seconds.
  expireSeconds: 900,
  waitsForRoom: true,
});
