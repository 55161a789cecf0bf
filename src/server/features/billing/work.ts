import { workOn, type JobWork } from '../../queue/job.ts';
import { askProviderJob, reconcileJob, sendReceiptJob, withdrawPaymentJob } from './jobs.ts';
import type { Billing } from './service.ts';

/** `beforeAsking`: what the built-in provider does when time has passed. */
export const billingWork = ({
  billing,
  beforeAsking,
}: {
  billing: Billing;
  beforeAsking: () => Promise<void>;
}): JobWork[] => [
  workOn(sendReceiptJob, billing.sendReceipt),
  workOn(withdrawPaymentJob, billing.carryOutWithdrawal),
  workOn(askProviderJob, billing.reconciler.account),
  workOn(reconcileJob, async () => {
    await beforeAsking();
    await billing.reconciler.due();
  }),
];
