import type { Ledger, LedgerPayment } from '#domain/billing/ledger.ts';
import { decimalAmount } from '#domain/billing/prices.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { insertPayment, paymentsOf, existingOptimizations, updatePayment } from './store.ts';

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'refunded', 'disputed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment's status as the payments table shows it. */
export function statusOf(payment: LedgerPayment): PaymentStatus {
  if (payment.paidAt === undefined) return payment.failed ? 'failed' : 'pending';
  if (payment.lostDispute || payment.openDispute) return 'disputed';
  return payment.cents > 0 && payment.refundedCents >= payment.cents ? 'refunded' : 'succeeded';
}

/**
 * Updates the payments table from the ledger, within the caller's transaction; a renewal's payment, which nobody started here, gets a new row. Returns the rows
 * that were paid just now.
 */
export async function projectPayments(tx: Database, userId: string, ledger: Ledger): Promise<string[]> {
  const rows = await paymentsOf(tx, userId);
  const named = [...ledger.payments.values()].flatMap(({ optimization }) => optimization ?? []);
  const still = await existingOptimizations(tx, named.filter(isUuid));
  const justPaid: string[] = [];
  for (const payment of ledger.payments.values()) {
    // A process can die between starting a payment and storing its id: the order is written to the payment, too.
    const row =
      rows.find(({ stripePaymentIntentId }) => stripePaymentIntentId === payment.id) ??
      rows.find(({ id, stripePaymentIntentId }) => id === payment.order && stripePaymentIntentId === null);
    const status = statusOf(payment);
    const optimization = still.has(payment.optimization ?? '') ? payment.optimization : undefined;
    if (row) {
      const optimizationId = optimization ?? row.optimizationId;
      if (row.status !== status || row.optimizationId !== optimizationId || row.stripePaymentIntentId !== payment.id) {
        await updatePayment(tx, row.id, { status, optimizationId, stripePaymentIntentId: payment.id });
      }
      if (status === 'succeeded' && (row.status === 'pending' || row.status === 'failed')) justPaid.push(row.id);
    } else if (payment.paymentType !== undefined && payment.paidAt !== undefined) {
      const saved = await insertPayment(tx, {
        userId,
        optimizationId: optimization ?? null,
        amount: decimalAmount(payment.cents),
        paymentType: payment.paymentType,
        stripePaymentIntentId: payment.id,
        status,
      });
      if (status === 'succeeded') justPaid.push(saved.id);
    }
  }
  return justPaid;
}
