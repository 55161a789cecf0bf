import { workOn, type JobWork } from '../../queue/job.ts';
import type { JobSourcesService } from '../job-sources/service.ts';
import { readBoardJob } from './jobs.ts';

/** Reads the boards of companies that were just added. Safe to run twice: what is stored is found again by its id. */
export const readBoardWork = ({ sources }: { sources: Pick<JobSourcesService, 'syncBoard'> }): JobWork =>
  workOn(readBoardJob, async (board) => {
    await sources.syncBoard(board, { force: true });
  });
