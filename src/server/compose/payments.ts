import type { Config } from '../settings/config.ts';
import type { Database } from '../db/database.ts';
import { billingRoutes } from '../features/billing/routes.ts';
import { createBilling } from '../features/billing/service.ts';
import { billingWork } from '../features/billing/work.ts';
import { sandboxRoutes } from '../features/sandbox/routes.ts';
import { createSandbox } from '../features/sandbox/service.ts';
import { sandboxWork } from '../features/sandbox/work.ts';
import type { Log } from '../logging/log.ts';
import { openPayments } from './open-payments.ts';
import type { Mailer } from '../adapters/mail/port.ts';
import type { Clock } from '../clock.ts';
import type { Enqueuer } from '../queue/queue.ts';
import { derivedKey } from '../secrets/session-secret.ts';

interface Deps {
  config: Pick<Config, 'payments' | 'publicUrl' | 'site'>;
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  mailer: Mailer;
  log: Log;
  /** The server's secret. */
  secret: string;
}

/** Puts together payments: the provider, what its events open, and the sandbox if that's the provider. */
export async function composePayments({ config, db, clock, queue, mailer, log, secret }: Deps) {
  const signingKey = derivedKey(secret, 'sandbox payments');
  const {
    publicUrl,
    site: { supportEmail },
  } = config;
  const { provider, books } = config.payments
    ? await openPayments(config.payments, { db, clock, queue, signingKey, log })
    : {};
  const onlyHere = config.payments?.provider === 'sandbox' && config.payments.onlyHere;
  const billing = createBilling({ db, clock, queue, mailer, log, provider, publicUrl, supportEmail });
  const { receive, refuseNeedless } = billing;
  const sandbox = books && createSandbox({ db, clock, signingKey, ...books, receive, refuseNeedless });
  return {
    billing,
    work: [
      ...billingWork({ billing, beforeAsking: async () => sandbox?.renewDue() }),
      ...(sandbox ? sandboxWork({ sandbox }) : []),
    ],
    handlers: {
      ...billingRoutes({ billing, provider: provider?.name, onlyHere, log }),
      ...(sandbox ? sandboxRoutes({ sandbox, onlyHere }) : {}),
    },
  };
}
