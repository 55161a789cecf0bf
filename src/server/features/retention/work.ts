import type { OpenDatabase } from '../../db/database.ts';
import { purgeSessions } from '../../http/session-store.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Clock } from '../../clock.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Billing } from '../billing/service.ts';
import type { JobSourcesService } from '../jobs/sources/service.ts';
import type { ModelWording } from '../optimizations/model-wording.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Evaluations } from '../scores/evaluate-optimization.ts';
import type { EmailVerification } from '../email-verification/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { Tracking } from '../tracking/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { purgeJob } from './jobs.ts';

interface Deps {
  database: Pick<OpenDatabase, 'db' | 'reclaim'>;
  clock: Clock;
  uploads: Uploads;
  optimizations: Optimizations;
  evaluations: Pick<Evaluations, 'purge'>;
  accounts: Pick<Accounts, 'purge'>;
  billing: Pick<Billing, 'purge'>;
  modelWording: Pick<ModelWording, 'purge'>;
  tracking: Pick<Tracking, 'purge'>;
  emailVerification: Pick<EmailVerification, 'purge'>;
  securityEvents: Pick<SecurityEvents, 'purge'>;
  limits: Pick<SharedLimits, 'purge'>;
  jobSources: Pick<JobSourcesService, 'purge'>;
}

export const purgeWork = ({
  database,
  clock,
  uploads,
  optimizations,
  evaluations,
  accounts,
  billing,
  modelWording,
  tracking,
  emailVerification,
  securityEvents,
  limits,
  jobSources,
}: Deps): JobWork =>
  workOn(purgeJob, async () => {
    await uploads.purge();
    // Sessions are deleted before the optimizations that only they could reach.
    await purgeSessions(database.db, clock.now());
    await optimizations.purge();
    await evaluations.purge();
    await accounts.purge();
    await modelWording.purge();
    await billing.purge();
    await tracking.purge();
    await emailVerification.purge();
    await securityEvents.purge();
    await limits.purge();
    await jobSources.purge();
    await database.reclaim();
  });
