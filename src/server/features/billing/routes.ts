import { signatureHeaders, type PaymentProviderName } from '#contract/payment-providers.ts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Log } from '../../logging/log.ts';
import type { Billing } from './service.ts';

type BillingRoutes = Pick<
  Handlers,
  | 'billingPortal'
  | 'createPaymentIntent'
  | 'getPaymentDetails'
  | 'listPayments'
  | 'spendCredit'
  | 'paymentWebhook'
  | 'trackConversion'
>;

interface BillingRouteDeps {
  billing: Billing;
  /** The provider whose events are accepted; absent without payments. */
  provider: PaymentProviderName | undefined;
  /** Whether it takes money of those alone who sit at this machine: the sandbox's test cards. */
  onlyHere: boolean;
  log: Log;
}

export const billingRoutes = ({ billing, provider, onlyHere, log }: BillingRouteDeps): BillingRoutes => ({
  async createPaymentIntent({ visit, body, here }) {
    if (onlyHere && !here) throw new AppError('PAYMENTS_OFF');
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
  listPayments: async ({ visit, query }) => billing.payments((await signedIn(visit)).userId, query),
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
