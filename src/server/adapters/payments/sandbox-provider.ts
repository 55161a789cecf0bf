import { z } from 'zod';
import { billingHash } from '#contract/pages.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentProvider } from './port.ts';
import type { Clock } from '../../clock.ts';
import { isSigned } from './delivery-signature.ts';

const envelope = z.object({
  userId: z.string(),
  events: z.array(z.custom<BillingEvent>((event) => typeof event === 'object')),
});

/** The body of a delivery, as the sandbox writes it. */
export type SandboxEnvelope = z.infer<typeof envelope>;

/** The sandbox's side: its books, kept in the same database. */
export interface SandboxBooks extends Pick<PaymentProvider, 'start' | 'withdraw' | 'refund' | 'endSubscription'> {
  /** The bodies of all deliveries to an account, whether or not they arrived. */
  deliveries(userId: string): Promise<string[]>;
}

/**
 * The default without Stripe: a payment provider within the application, with its own records and test cards. Its events are signed and arrive at the same
 * endpoint as Stripe's.
 */
export function createSandboxProvider(deps: {
  books: SandboxBooks;
  clock: Clock;
  signingKey: string;
}): PaymentProvider {
  const { books, clock, signingKey } = deps;
  return {
    name: 'sandbox',
    start: books.start,
    withdraw: books.withdraw,
    refund: books.refund,
    endSubscription: books.endSubscription,
    customer: () => Promise.resolve(undefined),
    // The sandbox has no page; the billing part of the profile takes its place.
    portal: ({ returnTo }) => Promise.resolve(new URL(billingHash, returnTo)),
    async inquire({ userId }) {
      const bodies = await books.deliveries(userId);
      return bodies.flatMap((body) => envelope.parse(JSON.parse(body)).events);
    },
    readDelivery(body, signature) {
      if (!isSigned(body, signature, clock.now(), signingKey)) return undefined;
      return envelope.parse(JSON.parse(body));
    },
  };
}
