import { sendPasswordChangedJob, sendResetJob } from '../features/accounts/jobs.ts';
import { askProviderJob, reconcileJob, sendReceiptJob, withdrawPaymentJob } from '../features/billing/jobs.ts';
import { contactMailJob } from '../features/contact/jobs.ts';
import { deliverSandboxEventJob } from '../features/sandbox/jobs.ts';
import { readBoardJob } from '../features/jobs/companies/jobs.ts';
import { tellFactorChangeJob } from '../features/second-factors/jobs.ts';
import { syncSourcesJob } from '../features/jobs/sources/jobs.ts';
import { tidyListingsJob } from '../features/jobs/listings/jobs.ts';
import { sendVerificationJob } from '../features/email-verification/jobs.ts';
import { enhanceJob } from '../features/enhancements/jobs.ts';
import { prepareInterviewJob } from '../features/interview-preps/jobs.ts';
import { optimizeJob, readyMailJob } from '../features/optimizations/jobs.ts';
import { purgeJob } from '../features/retention/jobs.ts';
import { reminderMailJob, remindJob } from '../features/jobs/saved/jobs.ts';
import { dailySearchesJob, runSearchesJob, searchMailJob } from '../features/jobs/saved-searches/jobs.ts';
import { removeBytesJob } from '../features/uploads/jobs.ts';
import type { JobDefinition } from '../queue/job.ts';

/** Every job that the queue knows. */
export const databaseJobs: readonly JobDefinition[] = [
  optimizeJob,
  readyMailJob,
  prepareInterviewJob,
  enhanceJob,
  purgeJob,
  tidyListingsJob,
  remindJob,
  reminderMailJob,
  dailySearchesJob,
  runSearchesJob,
  searchMailJob,
  sendResetJob,
  sendPasswordChangedJob,
  tellFactorChangeJob,
  sendVerificationJob,
  sendReceiptJob,
  contactMailJob,
  withdrawPaymentJob,
  askProviderJob,
  reconcileJob,
  deliverSandboxEventJob,
  syncSourcesJob,
  readBoardJob,
  removeBytesJob,
];
