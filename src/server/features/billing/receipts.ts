import { pageAddress } from '#contract/pages.ts';
import type { Copy } from '#copy/copy.ts';
import { prices, type PaymentType } from '#domain/billing/prices.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Clock } from '../../clock.ts';
import { ledgerFor } from './account-ledger.ts';
import * as store from './store.ts';

type ReceiptOpens = Parameters<Copy['mails']['receipt']>[0]['opens'];

interface Deps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: URL;
  supportEmail: string;
}

/** Mails people what they paid for, and where it is. */
export function createReceipts({ db, clock, mailer, publicUrl, supportEmail }: Deps) {
  const address = (path: string): string => new URL(path, publicUrl).href;

  const opensOf = async ({ payment, job }: store.OwedReceipt): Promise<ReceiptOpens> => {
    const { paymentType, optimizationId, userId, stripePaymentIntentId: id } = payment;
    const link = address(pageAddress('profile'));
    if (prices[paymentType as PaymentType].scope === 'account') return { kind: 'plan', link };
    if (optimizationId !== null && job !== null)
      return { kind: 'optimization', job, link: address(pageAddress('optimize', { result: optimizationId })) };
    const known = userId === null || id === null ? undefined : (await ledgerFor(db, userId)).payments.get(id);
    return { kind: known?.released ? 'keptPackage' : 'package', link };
  };

  return {
    async send({ paymentId }: { paymentId: string }): Promise<void> {
      const owed = await store.takeReceipt(db, paymentId);
      if (!owed) return;
      const { payment, email } = owed;
      const { mails, productNames } = defaultCopy();
      const words = mails.receipt({
        product: productNames[payment.paymentType as PaymentType],
        amount: `$${payment.amount}`,
        date: clock.now().toISOString().slice(0, 10),
        payment: payment.stripePaymentIntentId ?? payment.id,
        opens: await opensOf(owed),
        support: supportEmail,
      });
      await mailer.send({ to: email, ...words });
      await store.markReceiptSent(db, payment);
    },
  };
}
