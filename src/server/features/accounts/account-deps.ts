import type { Database } from '../../db/database.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { PasswordHasher } from '../../adapters/passwords/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import type { FactorNews } from '../second-factors/factor-news.ts';
import type { SecondStep, StepCaller } from '../second-factors/second-step.ts';
import type { SecurityEvents } from '../security-events/service.ts';

/** What accounts are made of. */
export interface AccountDeps {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  /** Whether many people have a password, so that it is tried first. */
  isCommonPassword: (password: string) => boolean;
  queue: Enqueuer;
  mailer: Mailer;
  publicUrl: URL;
  supportEmail: string;
  limits: SharedLimits;
  secondStep: Pick<SecondStep, 'pass'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
  factorNews: Pick<FactorNews, 'note'>;
}

/** The person signing in. */
export interface Caller extends StepCaller {
  /** A name of the browser, where it has been signed in to the account before. */
  knownTo(userId: string): string | undefined;
}
