import { sendPasswordChangedJob, sendResetJob } from './features/accounts/jobs.ts';
import { askProviderJob, reconcileJob, sendReceiptJob, withdrawPaymentJob } from './features/billing/jobs.ts';
import { deliverSandboxEventJob } from './features/sandbox/jobs.ts';
import { optimizeJob } from './features/optimizations/jobs.ts';
import { purgeJob } from './features/retention/jobs.ts';
import type { JobDefinition } from './queue/job.ts';

/** Every job that the queue knows. */
export const databaseJobs: readonly JobDefinition[] = [
  optimizeJob,
  purgeJob,
  sendResetJob,
  sendPasswordChangedJob,
  sendReceiptJob,
  withdrawPaymentJob,
  askProviderJob,
  reconcileJob,
  deliverSandboxEventJob,
];
