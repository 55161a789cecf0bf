import { signatureHeaders, type PaymentProviderName } from '#contract/payment-providers.ts';
import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Log } from '../../log.ts';
import type { Billing } from './service.ts';

type BillingRoutes = Pick<
  Handlers,
  'billingPortal' | 'createPaymentIntent' | 'getPaymentDetails' | 'spendCredit' | 'paymentWebhook' | 'trackConversion'
>;

interface BillingRouteDeps {
  billing: Billing;
  /** The provider whose events are accepted; absent without payments. */
  provider: PaymentProviderName | undefined;
  log: Log;
}

export const billingRoutes = ({ billing, provider, log }: BillingRouteDeps): BillingRoutes => ({
  async createPaymentIntent({ visit, body }) {
    const { userId } = await signedIn(visit);
    return billing.begin(userId, body);
  },
  async billingPortal({ visit }) {
    const { userId } = await signedIn(visit);
    return billing.portal(userId);
  },
  async getPaymentDetails({ visit, params }) {
    const { userId } = await signedIn(visit);
    return billing.details(userId, params.paymentIntentId);
  },
  async spendCredit({ visit, params }) {
    const { userId } = await signedIn(visit);
    await billing.spendCredit(userId, params.id);
    return { ok: true };
  },
  async trackConversion({ body: { value, currency, paymentType } }) {
    // The page's own reports about a purchase are counted, but nothing relies on them.
    log.info({ value, currency, paymentType }, 'conversion');
    return { ok: true };
  },
  async paymentWebhook({ body, signatures }) {
    await billing.receive(body, provider && signatures[signatureHeaders[provider]]);
    return { received: true };
  },
});
