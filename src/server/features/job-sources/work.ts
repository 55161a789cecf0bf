import type { Log } from '../../log.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { syncSourcesJob } from './jobs.ts';
import type { JobSourcesService } from './service.ts';

/** Asks the sources that are due. Safe to run twice: what was just answered stands. */
export const syncSourcesWork = ({ sources, log }: { sources: Pick<JobSourcesService, 'sync'>; log: Log }): JobWork =>
  workOn(syncSourcesJob, async () => {
    const synced = await sources.sync();
    const changed = synced.filter(({ added, updated, retired }) => added + updated + retired > 0);
    if (changed.length > 0) log.info({ synced: changed }, 'job sources were asked');
  });
