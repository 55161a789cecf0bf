import { decimalAmount } from '#domain/billing/prices.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Learn } from './learn.ts';
import { ledgerFor } from './account-ledger.ts';
import * as store from './store.ts';

export interface Refunded {
  payment: string;
  refundedCents: number;
  /** Of the whole payment, all refunds together. */
  refundedInAll: number;
  status: string;
}

export interface Refunds {
  /**
   * The operator's refund of a payment, by its id or the provider's: everything that is left of it, or `cents`. Throws PAYMENT_NOT_FOUND, NOTHING_TO_REFUND or
   * REFUND_TOO_LARGE.
   */
  refund(of: { payment: string; cents?: number | undefined }): Promise<Refunded>;
}

export function createRefunds(deps: { db: Database; provider: PaymentProvider | undefined; learn: Learn }): Refunds {
  const { db, provider, learn } = deps;

  const lookUp = async (reference: string) => {
    const row = await store.findPaymentBy(db, reference);
    if (!row?.userId || row.stripePaymentIntentId === null) throw new AppError('PAYMENT_NOT_FOUND');
    const ledger = await ledgerFor(db, row.userId);
    return { row, userId: row.userId, payment: ledger.payments.get(row.stripePaymentIntentId) };
  };

  return {
    async refund({ payment: reference, cents }) {
      if (!provider) throw new AppError('PAYMENTS_OFF');
      const { row, userId, payment } = await lookUp(reference);
      if (payment?.paidAt === undefined) throw new AppError('NOTHING_TO_REFUND');
      const left = payment.cents - payment.refundedCents;
      if (left === 0) throw new AppError('NOTHING_TO_REFUND');
      const back = cents ?? left;
      if (back > left) throw new AppError('REFUND_TOO_LARGE', { left: decimalAmount(left) });
      // The key includes what was refunded before: the same command again after a broken connection is the same refund.
      const key = `${row.id}:${payment.refundedCents}:${back}`;
      await provider.refund({ paymentId: payment.id, cents: back, key });
      // A person who gets the whole month back is not charged for the next one.
      if (payment.subscription !== undefined && back === left) {
        await provider.endSubscription({ subscription: payment.subscription, refunds: [] });
      }
      await learn(userId, await provider.inquire({ userId, payment: payment.id }));
      const after = await lookUp(row.id);
      return {
        payment: row.id,
        refundedCents: back,
        refundedInAll: after.payment?.refundedCents ?? 0,
        status: after.row.status,
      };
    },
  };
}
