import { isCommonPassword } from '../adapters/passwords/common-passwords.ts';
import { webauthnVerifier } from '../adapters/passkeys/webauthn.ts';
import type { Database } from '../db/database.ts';
import { defaultCopy } from '../default-copy.ts';
import { accountSessionRoutes } from '../features/account-sessions/routes.ts';
import { createAccountSessions } from '../features/account-sessions/service.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { createAccounts } from '../features/accounts/service.ts';
import { accountWork } from '../features/accounts/work.ts';
import { apiKeyRoutes } from '../features/api-keys/routes.ts';
import { createApiKeys } from '../features/api-keys/service.ts';
import type { Billing } from '../features/billing/service.ts';
import type { AdoptingServices } from '../features/accounts/sign-in.ts';
import { emailVerificationRoutes } from '../features/email-verification/routes.ts';
import { createEmailVerification } from '../features/email-verification/service.ts';
import { emailVerificationWork } from '../features/email-verification/work.ts';
import { createAuthenticators } from '../features/second-factors/authenticators.ts';
import { createChallenges } from '../features/second-factors/challenges.ts';
import { createFactorNews } from '../features/second-factors/factor-news.ts';
import { createPasskeys, passkeyAlgorithms } from '../features/second-factors/passkeys.ts';
import { secondFactorRoutes } from '../features/second-factors/routes.ts';
import { createSecondFactors } from '../features/second-factors/service.ts';
import { createSecondStep } from '../features/second-factors/second-step.ts';
import { secondFactorWork } from '../features/second-factors/work.ts';
import { securityEventRoutes } from '../features/security-events/routes.ts';
import { createSecurityEvents } from '../features/security-events/service.ts';
import type { Handlers } from '../http/handler.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import type { Mailer } from '../adapters/mail/port.ts';
import type { PasswordHasher } from '../adapters/passwords/port.ts';
import type { Clock } from '../clock.ts';
import type { Enqueuer } from '../queue/queue.ts';
import { createSealer } from '../secrets/sealed-text.ts';
import { derivedKey } from '../secrets/session-secret.ts';

interface Deps {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  queue: Enqueuer;
  mailer: Mailer;
  publicUrl: URL;
  supportEmail: string;
  limits: SharedLimits;
  /** The server's secret. */
  secret: string;
}

/** Puts together everything about accounts: signing in, API keys, sessions, second factors and security events. */
export function composeAccounts(deps: Deps) {
  const { db, clock, passwords, queue, mailer, publicUrl, supportEmail, limits, secret } = deps;
  const { product } = defaultCopy().navigation;
  const securityEvents = createSecurityEvents({ db, clock });
  const factorNews = createFactorNews({ db, queue, mailer, supportEmail, securityEvents });
  const sealer = createSealer(secret, 'authenticator apps');
  const secondStep = createSecondStep({ db, clock, limits, sealer, factorNews, securityEvents });
  const accounts = createAccounts({
    db,
    clock,
    passwords,
    isCommonPassword,
    queue,
    mailer,
    publicUrl,
    supportEmail,
    limits,
    secondStep,
    securityEvents,
    factorNews,
  });
  const authenticators = createAuthenticators({
    db,
    clock,
    sealer,
    setupSealer: createSealer(secret, 'setup of authenticator apps'),
    accounts,
    limits,
    secondStep,
    securityEvents,
    factorNews,
    issuer: product,
  });
  const passkeys = createPasskeys({
    db,
    clock,
    publicUrl,
    siteName: product,
    verifier: webauthnVerifier({
      origin: publicUrl.origin,
      rpId: publicUrl.hostname,
      algorithms: passkeyAlgorithms,
    }),
    challenges: createChallenges({ clock, limits, key: derivedKey(secret, 'challenges for passkeys') }),
    accounts,
    secondStep,
    factorNews,
    securityEvents,
  });
  const secondFactors = createSecondFactors({ db, passkeys, factorNews });
  const accountSessions = createAccountSessions({ db, clock, securityEvents });
  const emailVerification = createEmailVerification({ db, clock, queue, mailer, publicUrl, securityEvents });
  const apiKeys = createApiKeys({ db, clock, accounts, securityEvents, factorNews });
  return {
    accounts,
    accountSessions,
    apiKeys,
    emailVerification,
    secondFactors,
    securityEvents,
    work: [
      ...accountWork({ accounts }),
      ...secondFactorWork({ factorNews }),
      ...emailVerificationWork({ emailVerification }),
    ],
    handlers: ({ billing, ...visitors }: AdoptingServices & { billing: Pick<Billing, 'membershipBy'> }) =>
      ({
        ...accountRoutes({ accounts, billing, securityEvents, ...visitors }),
        ...secondFactorRoutes({ accounts, secondFactors, authenticators, passkeys, securityEvents, ...visitors }),
        ...accountSessionRoutes({ accountSessions }),
        ...emailVerificationRoutes({ emailVerification }),
        ...securityEventRoutes({ securityEvents }),
        ...apiKeyRoutes({ apiKeys }),
      }) satisfies Partial<Handlers>,
  };
}
