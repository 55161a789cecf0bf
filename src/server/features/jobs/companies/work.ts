import { workOn, type JobWork } from '../../../queue/job.ts';
import type { JobSourcesService } from '../sources/service.ts';
import type { Database } from '../../../db/database.ts';
import { readBoardJob } from './jobs.ts';
import * as store from './store.ts';

interface Deps {
  db: Database;
  sources: Pick<JobSourcesService, 'syncBoard'>;
}

/**
 * Reads the boards of companies that were just added. Safe to run twice: fresh answers are kept. Two at a time, so that a board with ads to read one by one
 * doesn't keep others waiting.
 */
export const readBoardWork = ({ db, sources }: Deps): JobWork =>
  workOn(
    readBoardJob,
    async ({ boardId, otherSlugs, isForced }) => {
      let id: string | undefined = boardId;
      for (const slug of [...otherSlugs, undefined]) {
        const board = await store.findBoardById(db, id);
        if (!board || board.status === 'removed') return;
        const outcome = await sources.syncBoard(board, { force: isForced });
        if (slug === undefined || outcome.state !== 'failed' || outcome.failure !== 'unknown') return;
        id = await db.transaction((tx) => store.respell(tx, board, slug));
        if (id === undefined) return;
      }
    },
    { concurrency: 2 },
  );
