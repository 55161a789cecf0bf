import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Origin } from '../../http/origin.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { isMailable } from '../email-verification/store.ts';
import { tellFactorChangeJob } from './jobs.ts';
import { findAddress } from './store.ts';

type FactorChange = z.infer<typeof tellFactorChangeJob.payload>;

/**
 * News about an account's second step and passkeys: whatever adds, removes or uses up one passes through `note`, in the same transaction; so do repeated wrong
 * codes, a new API key and the operator's sign-out. The owner gets a mail, and it's recorded; `from` is undefined if no request did it.
 */
export interface FactorNews {
  note(tx: Database, change: FactorChange, from: Origin | undefined): Promise<void>;
  /** The work of `tellFactorChangeJob`. */
  mail(change: FactorChange): Promise<void>;
}

interface Deps {
  db: Database;
  queue: Enqueuer;
  mailer: Mailer;
  supportEmail: string;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

/** What each is recorded as; of wrong codes, each one is recorded as it comes. */
const kinds: Record<FactorChange['change'], SecurityEventKind | undefined> = {
  authenticatorAdded: 'authenticator_added',
  authenticatorRemoved: 'authenticator_removed',
  recoveryCodesRenewed: 'recovery_codes_made',
  recoveryCodeUsed: 'recovery_code_used',
  codesGuessed: undefined,
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
  apiKeyCreated: 'api_key_created',
  signedOutByOperator: 'all_sessions_ended',
};

export function createFactorNews({ db, queue, mailer, supportEmail: support, securityEvents }: Deps): FactorNews {
  const { factorMail } = defaultCopy();
  return {
    async note(tx, change, from) {
      await queue.enqueue(tellFactorChangeJob, change, tx);
      const kind = kinds[change.change];
      if (kind !== undefined) await securityEvents.record({ kind, userId: change.userId, from }, tx);
    },
    async mail({ userId, change, name = '', left = 0, count = 0 }) {
      // A key has whatever name its account gives it, and an address that nobody has confirmed may be anybody's.
      const to = await findAddress(db, userId, change === 'apiKeyCreated' ? isMailable : undefined);
      if (to !== undefined) await mailer.send({ to, ...factorMail(change, { name, left, count, support }) });
    },
  };
}
