import { expect } from 'vitest';
import { getMe, login } from '#contract/accounts.ts';
import { cancelSandboxSubscription, createPaymentIntent, paymentWebhook, simulateSandbox } from '#contract/billing.ts';
import { getOptimization } from '#contract/optimizations.ts';
import type { RouteBody } from '#contract/route.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { stripeApiVersion } from '#server/adapters/payments/stripe-client.ts';
import { reconcileJob } from '#server/features/billing/jobs.ts';
import type { Browser } from './browser.ts';
import { claim, optimize, password, pay, signUp } from './people.ts';
import { openStripeDouble, webhookSecret, type StripeDouble } from './stripe/double.ts';
import { testApp, type TestApp } from './test-app.ts';

/** A person with an account and an optimization in it. */
export interface Person {
  browser: Browser;
  email: string;
  id: string;
}

/** The app with a payment provider of one kind, and what people, banks and time do to it, with the same functions for each kind. */
export interface PaymentWorld {
  server: TestApp;
  clock: { now(): Date };
  /** Lets time pass; everyone signs in again. */
  pass(ms: number): void;
  person(name: string): Promise<Person>;
  /** Starts and pays; returns the provider's id of the payment. */
  buy(person: Person, paymentType: PaymentType): Promise<string>;
  refund(person: Person, payment: string, cents?: number): Promise<void>;
  dispute(person: Person, payment: string, what: 'opened' | 'won' | 'lost'): Promise<void>;
  /** The month is over and the next is collected, or the card refuses. Returns the payment, when there is one. */
  renew(person: Person, options: { pays: boolean }): Promise<void>;
  /** The person cancels; the subscription ends with the month, which is then over. */
  letEnd(person: Person): Promise<void>;
  /** The cost of a subscription, less refunds, and whether it is still active at the provider. */
  subscriptionAtProvider(person: Person): Promise<{ netCents: number; running: boolean }>;
  close(): Promise<void>;
}

export const day = 24 * 60 * 60 * 1000;

function peopleOf(server: TestApp): PaymentWorld['person'] {
  let addresses = 0;
  return async (name) => {
    const browser = server.browser(`198.51.100.${(addresses += 1)}`);
    const email = `${name}@example.com`;
    const { id, claimToken = '' } = await optimize(browser);
    await signUp(browser, email);
    await claim(browser, claimToken);
    return { browser, email, id };
  };
}

function movableClock() {
  let later = 0;
  return {
    clock: { now: () => new Date(Date.now() + later) },
    pass(ms: number) {
      later += ms;
    },
  };
}

/** Signs in again where time has ended the session; signing in is limited, so no more often. */
export async function signInAgain({ browser, email }: Pick<Person, 'browser' | 'email'>): Promise<void> {
  const me = await browser.fetch(getMe.path);
  if (me.status === 401) await browser.api.call(login, { body: { email, password } });
}

/** An account's plan and how far its optimization is open; signs in again where time has passed. */
export async function accountState(person: Person) {
  await signInAgain(person);
  const { membership } = await person.browser.api.call(getMe, {});
  const { access } = await person.browser.api.call(getOptimization, { params: { id: person.id } });
  return { plan: membership.plan, resume: access.resume };
}

/** Waits until the account has this state. */
export async function becomes(
  person: Person,
  expected: Partial<Awaited<ReturnType<typeof accountState>>>,
): Promise<void> {
  await expect.poll(() => accountState(person), { timeout: 60_000, interval: 200 }).toMatchObject(expected);
}

export async function sandboxWorld(): Promise<PaymentWorld> {
  const { clock, pass } = movableClock();
  // A host name of the site that isn't one of this machine.
  const hosts = { names: ['localhost', 'foothold.example'], loopback: true, addresses: true };
  const server = await testApp({ clock, config: { hosts } });
  const simulate = async (person: Person, body: RouteBody<typeof simulateSandbox>) => {
    await signInAgain(person);
    await person.browser.api.call(simulateSandbox, { body });
  };
  const nextMonth = async () => {
    pass(31 * day);
    await server.queue.enqueue(reconcileJob, {}, server.database.db);
  };
  return {
    server,
    clock,
    pass,
    person: peopleOf(server),
    async buy(person, paymentType) {
      const { paymentIntentId, status } = await pay(person.browser, paymentType, person.id);
      expect(status).toBe('succeeded');
      return paymentIntentId;
    },
    refund: (person, paymentIntentId, cents) => simulate(person, { happening: 'refund', paymentIntentId, cents }),
    dispute: (person, paymentIntentId, what) => simulate(person, { happening: `dispute_${what}`, paymentIntentId }),
    async renew(person, { pays }) {
      if (pays) return nextMonth();
      pass(31 * day);
      await simulate(person, { happening: 'failed_renewal' });
    },
    async letEnd(person) {
      await person.browser.api.call(cancelSandboxSubscription, {});
      await nextMonth();
    },
    async subscriptionAtProvider({ email }) {
      const { rows } = (await server.database.db.execute(
        `select coalesce(sum(p.cents - p.refunded_cents), 0)::int as net,
                bool_or(s.status <> 'canceled') as running
           from sandbox_subscriptions s join sandbox_payments p on p.subscription_id = s.id and p.status = 'paid'
           join users u on u.id = s.user_id where u.email = '${email}'`,
      )) as { rows: { net: number; running: boolean | null }[] };
      return { netCents: rows[0]?.net ?? 0, running: rows[0]?.running ?? false };
    },
    close: () => server.close(),
  };
}

export interface StripeWorld extends PaymentWorld {
  double: StripeDouble;
  /** Posts signed events to the webhook endpoint; returns the statuses. */
  deliver(events?: ReturnType<StripeDouble['takeEvents']>): Promise<number[]>;
  begin(person: Person, paymentType: PaymentType): Promise<string>;
}

export async function stripeWorld(): Promise<StripeWorld> {
  const { clock, pass } = movableClock();
  const double = await openStripeDouble(clock, stripeApiVersion);
  const server = await testApp({
    clock,
    config: {
      payments: {
        provider: 'stripe',
        secretKey: 'sk_test_of_the_double',
        publishableKey: 'pk_test_of_the_double',
        webhookSecret,
        pricePro: 'price_pro',
        apiBase: new URL(double.url),
      },
    },
  });
  const { books } = double;
  const post = async (event: ReturnType<StripeDouble['takeEvents']>[number]) => {
    const { body, signature } = double.delivery(event);
    const answer = await server.app.inject({
      method: 'POST',
      url: paymentWebhook.path,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return answer.statusCode;
  };
  const deliver: StripeWorld['deliver'] = async (events = double.takeEvents()) => {
    const statuses: number[] = [];
    for (const event of events) {
      let status = await post(event);
      // A server that has too much to do says so, and Stripe tries again.
      while (status === 503) status = await post(event);
      statuses.push(status);
    }
    return statuses;
  };
  const begin = async ({ browser, id }: Person, paymentType: PaymentType) =>
    (await browser.api.call(createPaymentIntent, { body: { paymentType, optimizationId: id } })).paymentIntentId;
  const subscriptionOf = ({ email }: Person) => {
    const customer = [...books.customers.values()].find((candidate) => candidate['email'] === email);
    const subscription = [...books.subscriptions.values()].findLast((candidate) => candidate.customer === customer?.id);
    return subscription;
  };
  const runningOf = (person: Person) => subscriptionOf(person)?.id ?? '';
  return {
    double,
    clock,
    server,
    pass,
    deliver,
    begin,
    person: peopleOf(server),
    async buy(person, paymentType) {
      const payment = await begin(person, paymentType);
      books.pay(payment);
      await deliver();
      return payment;
    },
    async refund(_, payment, cents) {
      books.madeRefund({ payment_intent: payment, ...(cents === undefined ? {} : { amount: cents }) });
      await deliver();
    },
    async dispute(_, payment, what) {
      if (what === 'opened') books.dispute(payment);
      else books.closeDispute(payment, what);
      await deliver();
    },
    async renew(person, { pays }) {
      pass(31 * day);
      books.renew(runningOf(person), { pays });
      await deliver();
    },
    async letEnd(person) {
      pass(31 * day);
      books.end(runningOf(person));
      await deliver();
    },
    subscriptionAtProvider(person) {
      const subscription = subscriptionOf(person);
      const paid = subscription ? books.monthsOf(subscription.id).filter(({ status }) => status === 'paid') : [];
      const netCents = paid.reduce((sum, { intent }) => {
        const payment = books.intents.get(intent);
        return sum + (payment?.amount ?? 0) - books.refundedOf(intent);
      }, 0);
      return Promise.resolve({ netCents, running: subscription !== undefined && subscription.status !== 'canceled' });
    },
    async close() {
      await server.close();
      await double.close();
    },
  };
}
