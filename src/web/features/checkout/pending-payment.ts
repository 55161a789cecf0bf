import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';

const storageKey = 'foothold.pendingPayment';

const pendingPayment = z.object({
  paymentIntentId: z.string(),
  paymentType: z.enum(paymentTypes),
  /** Cents. */
  amount: z.number(),
  currency: z.string(),
  optimizationId: z.string().optional(),
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

export function takePendingPayment(storage: Pick<Storage, 'getItem' | 'removeItem'>): PendingPayment | undefined {
  try {
    const kept = pendingPayment.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null')).data;
    storage.removeItem(storageKey);
    return kept;
  } catch {
    return undefined;
  }
}
