import { defaultCopy } from '../../../default-copy.ts';
import type { Log } from '../../../logging/log.ts';
import { workOn, type JobWork } from '../../../queue/job.ts';
import type { FailedAsking } from './asking.ts';
import { minutesBetweenSyncs, syncSourcesJob } from './jobs.ts';
import type { JobSourcesService } from './service.ts';

/** Asks the sources that are due. Safe to run twice: fresh answers are kept. Sources that didn't answer share one line of the log. */
export const syncSourcesWork = ({ sources, log }: { sources: Pick<JobSourcesService, 'sync'>; log: Log }): JobWork =>
  workOn(syncSourcesJob, async () => {
    const failures: FailedAsking[] = [];
    const synced = await sources.sync({ onFailure: (failure) => void failures.push(failure) });
    const changed = synced.filter(({ added, updated, retired }) => added + updated + retired > 0);
    if (changed.length > 0) log.info({ synced: changed }, 'job sources were asked');
    if (failures.length === 0) return;
    const { jobSources, startReport } = defaultCopy();
    const silent = [...new Set(failures.map(({ source }) => jobSources.names[source]))];
    log.warn({ failures }, startReport.sourcesSilent(silent, minutesBetweenSyncs));
  });
