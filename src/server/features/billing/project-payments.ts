import type { Ledger, LedgerPayment } from '#domain/billing/ledger-entries.ts';
import { decimalAmount } from '#domain/billing/prices.ts';
import type { Database } from '../../db/database.ts';
import { insertPayment, paymentsOf, standing, updatePayment } from './store.ts';

/** `withdrawn`: begun, and not to be paid any more, because it would open nothing. */
export const paymentStatuses = ['pending', 'succeeded', 'failed', 'withdrawn', 'refunded', 'disputed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment's status as the payments table shows it. */
export function statusOf(payment: LedgerPayment): PaymentStatus {
  if (payment.paidAt === undefined) return payment.failed ? 'failed' : 'pending';
  if (payment.lostDispute || payment.openDispute) return 'disputed';
  return payment.cents > 0 && payment.refundedCents >= payment.cents ? 'refunded' : 'succeeded';
}

/**
 * Updates the payments table to match the ledger, within the caller's transaction; a renewal's payment, which nobody started here, gets a new row. Returns the
 * rows to notify people about: those that were paid just now, and those that turned into a credit because an earlier payment was reported late.
 */
export async function projectPayments(tx: Database, userId: string, ledger: Ledger): Promise<string[]> {
  const rows = await paymentsOf(tx, userId);
  const named = [...ledger.payments.values()].flatMap(({ optimization }) => optimization ?? []);
  const still = await standing(tx, userId, named);
  const toTell: string[] = [];
  for (const payment of ledger.payments.values()) {
    // A process can die between starting a payment and storing its id: the order is written to the payment, too.
    const row =
      rows.find(({ stripePaymentIntentId }) => stripePaymentIntentId === payment.id) ??
      rows.find(({ id, stripePaymentIntentId }) => id === payment.order && stripePaymentIntentId === null);
    const unpaid = payment.paidAt === undefined;
    const status = unpaid && row?.status === 'withdrawn' ? 'withdrawn' : statusOf(payment);
    const optimization = still.has(payment.optimization ?? '') ? payment.optimization : undefined;
    if (row) {
      const optimizationId = optimization ?? (payment.released ? null : row.optimizationId);
      const freed = payment.released && optimizationId === null && row.optimizationId !== null;
      if (row.status !== status || row.optimizationId !== optimizationId || row.stripePaymentIntentId !== payment.id) {
        await updatePayment(tx, row.id, {
          status,
          optimizationId,
          stripePaymentIntentId: payment.id,
          ...(freed ? { receiptSentAt: null } : {}),
        });
      }
      const unpaidBefore = ['pending', 'failed', 'withdrawn'].includes(row.status);
      if (status === 'succeeded' && (unpaidBefore || freed)) toTell.push(row.id);
    } else if (payment.paymentType !== undefined && payment.paidAt !== undefined) {
      const saved = await insertPayment(tx, {
        userId,
        optimizationId: optimization ?? null,
        amount: decimalAmount(payment.cents),
        paymentType: payment.paymentType,
        stripePaymentIntentId: payment.id,
        status,
      });
      if (status === 'succeeded') toTell.push(saved.id);
    }
  }
  return toTell;
}
