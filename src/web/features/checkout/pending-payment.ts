import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';

const storageKey = 'foothold.pendingPayment';

const pendingPayment = z.object({
  paymentIntentId: z.string(),
  paymentType: z.enum(paymentTypes),
  /** Cents. */
  amount: z.number(),
  currency: z.string(),
  /** The optimization that the person had in hand, whatever they pay for. */
  optimizationId: z.string().optional(),
  /** Set once the person is back and the provider's word is not: the payment is being confirmed. */
  returned: z.boolean().optional(),
});

/** What a person is paying for, stored while the provider has redirected them, in case looking it up afterwards fails. */
export type PendingPayment = z.infer<typeof pendingPayment>;

export function keepPendingPayment(storage: Pick<Storage, 'setItem'>, payment: PendingPayment): void {
  try {
    storage.setItem(storageKey, JSON.stringify(payment));
  } catch {
    // Storage is full or unavailable: the look-up is then the only source.
  }
}

export function pendingPaymentOf(storage: Pick<Storage, 'getItem'>): PendingPayment | undefined {
  try {
    return pendingPayment.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function dropPendingPayment(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
