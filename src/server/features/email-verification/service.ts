import type { getEmailStatus } from '#contract/email-verification.ts';
import { pageAddress } from '#contract/pages.ts';
import type { RouteResponse } from '#contract/route.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Origin } from '../../http/origin.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { hashToken, newToken } from '../../secrets/secret-token.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { sendVerificationJob } from './jobs.ts';
import * as store from './store.ts';

/** How long a mailed link is valid. */
const linkDays = 7;
const dayMs = 24 * 3600 * 1000;

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: URL;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

export interface EmailVerification {
  status(userId: string): Promise<RouteResponse<typeof getEmailStatus>>;
  /** Mails the account another link; earlier ones still work. */
  send(userId: string): Promise<void>;
  /**
   * Throws VERIFICATION_UNKNOWN for a token that was used, is too old or was never ours. Throws VERIFICATION_NEEDS_SIGN_IN, and leaves the token valid, if the
   * browser isn't signed in to the account: the mailbox and the account may belong to two people.
   */
  verify(token: string, by: { signedInAs: string | undefined; from: Origin }): Promise<void>;
  /** The work of `sendVerificationJob`. */
  mail(of: { userId: string }): Promise<void>;
  purge(): Promise<void>;
}

/** Whose an account's address is. In the way of nothing but factors: see decisions 46 and 52 (docs/decisions/0052-factors-need-a-confirmed-address.md). */
export function createEmailVerification(deps: Deps): EmailVerification {
  const { db, clock, queue, mailer, publicUrl, securityEvents } = deps;
  const { mails } = defaultCopy();

  return {
    async status(userId) {
      const account = await store.findAddress(db, userId);
      if (!account) throw new AppError('NOT_SIGNED_IN');
      const emailVerified = account.emailVerifiedAt !== null;
      return { emailVerified, mailsWait: !emailVerified && account.verificationAskedAt !== null };
    },

    send: async (userId) => {
      await db.transaction((tx) => queue.enqueue(sendVerificationJob, { userId }, tx));
    },

    verify: (token, { signedInAs, from }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const userId = await store.takeVerification(tx, hashToken(token), now);
        if (userId === undefined) throw new AppError('VERIFICATION_UNKNOWN');
        if (userId !== signedInAs) throw new AppError('VERIFICATION_NEEDS_SIGN_IN');
        if (await store.noteVerified(tx, userId, now))
          await securityEvents.record({ kind: 'email_verified', userId, from }, tx);
      }),

    async mail({ userId }) {
      const account = await store.findAddress(db, userId);
      if (!account || account.emailVerifiedAt !== null) return;
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + linkDays * dayMs);
      await store.insertVerification(db, { tokenHash: hashToken(token), userId, expiresAt });
      const waits = account.verificationAskedAt !== null;
      const link = new URL(pageAddress('verifyEmail', { token }), publicUrl).href;
      await mailer.send({ to: account.email, ...mails.verifyEmail({ link, days: linkDays, waits }) });
    },

    purge: () => store.purgeVerifications(db, clock.now()),
  };
}
