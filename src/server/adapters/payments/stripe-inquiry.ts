import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentProvider } from './port.ts';
import type { Clock } from '../../clock.ts';
import type { StripeClient } from './stripe-client.ts';
import * as facts from './stripe-facts.ts';
import * as shapes from './stripe-shapes.ts';

/** Asks Stripe for what its webhooks would have reported, had they arrived. */
export function createStripeInquiry({ ask, find }: StripeClient, clock: Clock): PaymentProvider['inquire'] {
  /**
   * An answer is dated by when it was requested, in seconds as Stripe's own events are: a webhook about something that happened while the answer was under way
   * is newer than the answer.
   */
  const askedNow = (): facts.FactSource => {
    const at = Math.floor(clock.now().getTime() / 1000) * 1000;
    return { id: `asked-${at}`, at };
  };

  const aboutPayment = async (payment: string): Promise<BillingEvent[]> => {
    const source = askedNow();
    const found = await find((stripe) => stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }));
    if (!found) return [];
    const intent = shapes.paymentIntent.parse(found);
    const { latest_charge: charge } = intent;
    const charged = typeof charge === 'object' && charge !== null ? charge.created : intent.created;
    const intentFacts = facts.paymentIntentFacts(intent, { ...source, at: charged * 1000 });
    if (intent.status !== 'succeeded') return intentFacts;
    const refunds = await ask((stripe) => stripe.refunds.list({ payment_intent: payment, limit: 100 }));
    const disputes = await ask((stripe) => stripe.disputes.list({ payment_intent: payment, limit: 100 }));
    return [
      ...intentFacts,
      ...shapes
        .listed(shapes.refund)
        .parse(refunds)
        .data.flatMap((refund) => facts.refundFacts(refund, source)),
      ...shapes
        .listed(shapes.dispute)
        .parse(disputes)
        .data.flatMap((dispute) => facts.disputeFacts(dispute, source)),
    ];
  };

  const aboutSubscription = async (subscription: string): Promise<BillingEvent[]> => {
    const source = askedNow();
    const found = await find((stripe) => stripe.subscriptions.retrieve(subscription));
    if (!found) return [];
    const invoices = await ask((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] }),
    );
    return [
      ...facts.subscriptionFacts(shapes.subscription.parse(found), source),
      ...shapes
        .listed(shapes.invoice)
        .parse(invoices)
        .data.flatMap((invoice) => facts.invoiceFacts(invoice, source)),
    ];
  };

  return (about) => ('payment' in about ? aboutPayment(about.payment) : aboutSubscription(about.subscription));
}
