import type { resetPassword } from '#contract/accounts.ts';
import { pageAddress } from '#contract/pages.ts';
import type { RouteBody } from '#contract/route.ts';
import type { PasswordChange } from '#copy/password-change.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Shown, SignedInOn } from '../../http/visit.ts';
import type { Origin } from '../../http/origin.ts';
import { hashToken, newToken } from '../../secrets/secret-token.ts';
import { noteVerified } from '../email-verification/store.ts';
import { findAuthenticator, lockSignedIn, passkeysOf, removePasskeys } from '../second-factors/store.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import type { Guesses } from './guesses.ts';
import { sendPasswordChangedJob, sendResetJob } from './jobs.ts';
import { normalised } from './normalised.ts';
import { revokeKeys } from './revoke-keys.ts';
import * as store from './store.ts';

/** How long a mailed link to set a new password is valid. */
const resetMinutes = 60;
/** How many of them are mailed in half that time. */
const resetsAtOnce = 5;

interface Deps extends Pick<
  AccountDeps,
  'db' | 'clock' | 'queue' | 'mailer' | 'publicUrl' | 'supportEmail' | 'securityEvents' | 'factorNews'
> {
  guesses: Pick<Guesses, 'forgive'>;
  hashNew(password: string): Promise<string>;
  confirmPassword(userId: string, password: string, from: Origin): Promise<Shown['hold']>;
}

/** Sets new passwords: by the old one, or by a mailed link. */
export function createNewPasswords(deps: Deps) {
  const { db, clock, queue, mailer, publicUrl, supportEmail, securityEvents, factorNews } = deps;
  const { guesses, hashNew, confirmPassword } = deps;
  const { mails } = defaultCopy();

  /** Which ways to sign in, besides the password, an account keeps; its owner is told. */
  const keptBy = async (tx: Database, userId: string) => ({
    keptAuthenticator: (await findAuthenticator(tx, userId)) !== undefined,
    keptPasskeys: (await passkeysOf(tx, userId)).map(({ name }) => name),
  });

  /**
   * What a mailed link does to passkeys and app. A passkey is enough to sign in, so passkeys are removed if the address was never verified, or if the person
   * asks for it. The app always stays: reading the mailbox must not be enough to get in without its codes.
   */
  const settleFactors = async (
    tx: Database,
    userId: string,
    { withoutPasskeys, from }: { withoutPasskeys: boolean; from: Origin },
  ) => {
    const removedPasskeys = withoutPasskeys ? await removePasskeys(tx, userId) : [];
    for (const name of removedPasskeys) await factorNews.note(tx, { userId, change: 'passkeyRemoved', name }, from);
    const kept = await keptBy(tx, userId);
    if (kept.keptAuthenticator) await securityEvents.record({ kind: 'authenticator_kept', userId, from }, tx);
    for (const _ of kept.keptPasskeys) await securityEvents.record({ kind: 'passkey_kept', userId, from }, tx);
    return { removedPasskeys, ...kept };
  };

  return {
    /** Keeps the requesting session, ends the others and all API keys. Throws WRONG_PASSWORD, and NOT_SIGNED_IN where the session was ended meanwhile. */
    async changePassword(owner: SignedInOn, input: { current: string; next: string; from: Origin }): Promise<void> {
      const { userId } = owner;
      const { from } = input;
      const holdPassword = await confirmPassword(userId, input.current, from);
      const passwordHash = await hashNew(input.next);
      await db.transaction(async (tx) => {
        await lockSignedIn(tx, owner, { now: clock.now(), endOthers: true });
        await holdPassword(tx);
        await store.savePassword(tx, userId, passwordHash);
        await store.dropResets(tx, userId);
        await securityEvents.record({ kind: 'password_changed', userId, from }, tx);
        await securityEvents.record({ kind: 'other_sessions_ended', userId, from }, tx);
        const apiKeys = await revokeKeys(tx, { userId, from }, securityEvents);
        const kept = await keptBy(tx, userId);
        const change = { userId, byLink: false, confirmed: false, apiKeys, removedPasskeys: [], ...kept };
        await queue.enqueue(sendPasswordChangedJob, change, tx);
      });
    },

    /** Does the same work whether or not the address has an account, so that the response time reveals nothing: the job finds out. */
    async forgotPassword(email: string, from: Origin): Promise<void> {
      await db.transaction((tx) => queue.enqueue(sendResetJob, { email: normalised(email), from }, tx));
    },

    /** Returns the account: the owner of its mailbox can sign in, however many wrong passwords others sent. */
    async resetPassword(
      input: RouteBody<typeof resetPassword>,
      { knownTo, from }: Pick<Caller, 'knownTo' | 'from'>,
    ): Promise<string> {
      const passwordHash = await hashNew(input.password);
      const user = await db.transaction(async (tx) => {
        const now = clock.now();
        const userId = await store.takeReset(tx, hashToken(input.token), now);
        if (userId === undefined) throw new AppError('RESET_UNKNOWN');
        await store.savePassword(tx, userId, passwordHash);
        await store.dropResets(tx, userId);
        await securityEvents.record({ kind: 'password_reset', userId, from }, tx);
        await store.endSessions(tx, userId);
        await securityEvents.record({ kind: 'all_sessions_ended', userId, from }, tx);
        const apiKeys = await revokeKeys(tx, { userId, from }, securityEvents);
        // The link came to the mailbox, like the one that verifies the address.
        const confirmed = await noteVerified(tx, userId, now);
        if (confirmed) await securityEvents.record({ kind: 'email_verified', userId, from }, tx);
        const withoutPasskeys = confirmed || input.removePasskeys === true;
        const factors = await settleFactors(tx, userId, { withoutPasskeys, from });
        await queue.enqueue(sendPasswordChangedJob, { userId, byLink: true, confirmed, apiKeys, ...factors }, tx);
        return store.findUser(tx, userId);
      });
      if (!user) throw new AppError('RESET_UNKNOWN');
      const browser = knownTo(user.id);
      if (browser !== undefined) await guesses.forgive(user.email, browser);
      return user.id;
    },

    purge: () => store.purgeResets(db, clock.now()),

    /** The work of `sendResetJob`. */
    async sendReset({ email, from }: { email: string; from?: Origin | undefined }): Promise<void> {
      const user = await store.findUserByEmail(db, email);
      if (!user) return;
      const now = clock.now().getTime();
      // Whoever asks again and again fills nobody's mailbox: the links that went out still work.
      const recent = await store.countResets(db, user.id, new Date(now + (resetMinutes / 2) * 60_000));
      if (recent >= resetsAtOnce) return;
      const token = newToken();
      const expiresAt = new Date(now + resetMinutes * 60_000);
      await store.insertReset(db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
      await securityEvents.record({ kind: 'password_reset_asked', userId: user.id, from });
      const link = new URL(pageAddress('resetPassword', { token }), publicUrl).href;
      await mailer.send({ to: user.email, ...mails.resetPassword({ link, minutes: resetMinutes }) });
    },

    /** The work of `sendPasswordChangedJob`. */
    async sendPasswordChanged({ userId, ...change }: PasswordChange & { userId: string }): Promise<void> {
      const user = await store.findUser(db, userId);
      if (!user) return;
      const link = new URL(pageAddress('profile', { tab: 'settings' }), publicUrl).href;
      await mailer.send({ to: user.email, ...mails.passwordChanged({ ...change, link, support: supportEmail }) });
    },
  };
}
