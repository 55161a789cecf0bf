import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Mails the receipt of a successful payment, once. */
export const sendReceiptJob = defineJob({
  name: 'send-receipt',
  payload: z.object({ paymentId: z.string() }),
  retries: 10,
  expireSeconds: 60,
});

/** Has the payment provider take back what was begun and would open nothing any more. */
export const withdrawPaymentJob = defineJob({
  name: 'withdraw-payment',
  payload: z.object({ paymentId: z.string() }),
  retries: 10,
  expireSeconds: 60,
});

/** Asks the payment provider about one account. */
export const askProviderJob = defineJob({
  name: 'ask-provider',
  payload: z.object({ userId: z.string() }),
  retries: 3,
  expireSeconds: 300,
});

/** Asks the payment provider about every account whose state is uncertain, every five minutes. */
export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  retries: 0,
  expireSeconds: 1800,
  cron: '*/5 * * * *',
});
