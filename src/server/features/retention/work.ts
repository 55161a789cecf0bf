import type { Database } from '../../db/database.ts';
import { purgeSessions } from '../../http/session-store.ts';
import type { Clock } from '../../ports.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import type { Accounts } from '../accounts/service.ts';
import type { ModelWording } from '../optimizations/model-wording.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Evaluations } from '../scores/evaluate-optimization.ts';
import type { Tracking } from '../tracking/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { purgeJob } from './jobs.ts';

interface Deps {
  db: Database;
  clock: Clock;
  uploads: Uploads;
  optimizations: Optimizations;
  evaluations: Pick<Evaluations, 'purge'>;
  accounts: Pick<Accounts, 'purge'>;
  modelWording: Pick<ModelWording, 'purge'>;
  tracking: Pick<Tracking, 'purge'>;
}

export const purgeWork = ({
  db,
  clock,
  uploads,
  optimizations,
  evaluations,
  accounts,
  modelWording,
  tracking,
}: Deps): JobWork =>
  workOn(purgeJob, async () => {
    await uploads.purge();
    // Sessions are deleted before the optimizations that only they could reach.
    await purgeSessions(db, clock.now());
    await optimizations.purge();
    await evaluations.purge();
    await accounts.purge();
    await modelWording.purge();
    await tracking.purge();
  });
