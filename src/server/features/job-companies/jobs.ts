import { z } from 'zod';
import { boardProviders } from '#contract/job-sources.ts';
import { defineJob } from '../../queue/job.ts';

/** Reads a company's board to its end, after the first page was read when the company was added. From then on it is read daily, as all sources are. */
export const readBoardJob = defineJob({
  name: 'read-company-board',
  payload: z.object({ provider: z.enum(boardProviders), slug: z.string() }),
  retries: 2,
  // 2,000 ads, 25 at a time in three seconds.
  expireSeconds: 900,
  waitsForRoom: true,
});
