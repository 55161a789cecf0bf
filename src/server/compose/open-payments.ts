import { createSandboxProvider } from '../adapters/payments/sandbox-provider.ts';
import type { PaymentConfig } from '../settings/config.ts';
import { openSandboxBooks, type SandboxDeps } from '../features/sandbox/service.ts';
import type { Log } from '../logging/log.ts';
import type { PaymentProvider } from '../adapters/payments/port.ts';

interface OpenPayments {
  provider: PaymentProvider;
  /** The sandbox's own part, if it's the payment provider. */
  books?: ReturnType<typeof openSandboxBooks>;
}

/** Opens the payment provider. A provider without a case here doesn't compile. */
export async function openPayments(payments: PaymentConfig, deps: SandboxDeps & { log: Log }): Promise<OpenPayments> {
  const { clock, signingKey, log } = deps;
  switch (payments.provider) {
    case 'sandbox': {
      const books = openSandboxBooks(deps);
      return { books, provider: createSandboxProvider({ books: books.forProvider, clock, signingKey }) };
    }
    case 'stripe': {
      // Its package takes a fifth of a second to load, and most servers don't need it.
      const { createStripeProvider } = await import('../adapters/payments/stripe-provider.ts');
      return { provider: createStripeProvider({ ...payments, clock, log }) };
    }
  }
}
