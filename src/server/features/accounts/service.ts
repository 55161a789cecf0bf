import type { SessionUser } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { pageAddress } from '#contract/pages.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lookUpsTogether } from '../../db/look-ups-together.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Shown, SignedInOn, Visit } from '../../http/visit.ts';
import type { Origin } from '../../http/origin.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Clock, Mailer, PasswordHasher } from '../../ports.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { hashToken, newToken } from '../../secret-token.ts';
import { sendVerificationJob } from '../email-verification/jobs.ts';
import { noteVerified } from '../email-verification/store.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { sendPasswordChangedJob, sendResetJob } from './jobs.ts';
import { createGuesses } from './guesses.ts';
import { normalised } from './normalised.ts';
import type { SecondStep, StepCaller } from '../second-factors/second-step.ts';
import {
  countFactors,
  findAuthenticator,
  lockSignedIn,
  removeFactors,
  type HeldFactors,
} from '../second-factors/store.ts';
import * as store from './store.ts';

/** How long a mailed link to set a new password is valid. */
const resetMinutes = 60;
/** How many of them are mailed in half that time. */
const resetsAtOnce = 5;

export interface AccountDeps {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  /** Whether many people have a password, so that it is tried first. */
  isCommonPassword: (password: string) => boolean;
  queue: Enqueuer;
  mailer: Mailer;
  publicUrl: URL;
  limits: SharedLimits;
  secondStep: Pick<SecondStep, 'pass'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

/** Who wants to sign in. */
export interface Caller extends StepCaller {
  /** A name of the browser, where it has been signed in to the account before. */
  knownTo(userId: string): string | undefined;
}

/** An account to sign in to, and that what opened it still does. */
export interface Opened {
  user: SessionUser;
  hold: Shown['hold'];
}

/** What an operator ended of an account, and what it can still be signed in with besides its password. */
export interface ShutOut {
  ended: { sessions: number; apiKeys: number };
  remaining: HeldFactors;
}

const shown = ({ id, name, email, createdAt }: store.StoredUser): SessionUser => ({
  id,
  name,
  email,
  createdAt: createdAt.toISOString(),
});

export type Accounts = ReturnType<typeof createAccounts>;

/** Everything about accounts but their sessions' cookies, which the routes set. */
export function createAccounts(deps: AccountDeps) {
  const { db, clock, passwords, isCommonPassword, queue, mailer, publicUrl, limits, secondStep, securityEvents } = deps;
  const { mails } = defaultCopy();
  const guesses = createGuesses({ limits });
  const signedInBy = lookUpsTogether((tokenHashes) => store.findSignedIn(db, tokenHashes, clock.now()));
  const userOf = async (userId: string): Promise<store.StoredUser> => {
    const user = await store.findUser(db, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };

  /** The hash of a password that somebody chooses. Throws PASSWORD_COMMON. */
  const hashNew = (password: string): Promise<string> => {
    if (isCommonPassword(password)) throw new AppError('PASSWORD_COMMON');
    return passwords.hash(password);
  };

  /**
   * Looking at a password takes a while, in which another may be set. To be called in the transaction that stores what the password allows: throws `refusal`
   * where it is no longer the account's.
   */
  const holding =
    ({ id, passwordHash }: store.StoredUser, refusal: ErrorCode): Shown['hold'] =>
    async (tx) => {
      if (!(await store.holdPassword(tx, id, passwordHash))) throw new AppError(refusal);
    };

  /**
   * For what a signed-in browser alone is not enough. Whoever is in somebody's browser can guess here, too: its owner sees it. Throws WRONG_PASSWORD, and so
   * does what it answers, in the transaction that stores, where the password was changed meanwhile.
   */
  const confirmPassword = async (userId: string, password: string, from?: Origin): Promise<Shown['hold']> => {
    const user = await userOf(userId);
    if (await passwords.verify(user.passwordHash, password)) return holding(user, 'WRONG_PASSWORD');
    await securityEvents.record({ kind: 'sign_in_failed', userId, from });
    throw new AppError('WRONG_PASSWORD');
  };

  return {
    async register(input: { email: string; password: string; name: string }): Promise<Opened> {
      const passwordHash = await hashNew(input.password);
      const person = { email: normalised(input.email), name: input.name, passwordHash };
      return db.transaction(async (tx) => {
        const user = await store.insertUser(tx, { ...person, verificationAskedAt: clock.now() });
        if (!user) throw new AppError('EMAIL_TAKEN');
        await queue.enqueue(sendVerificationJob, { userId: user.id }, tx);
        // Its mailbox's owner may have set a password already.
        return { user: shown(user), hold: holding(user, 'EMAIL_TAKEN') };
      });
    },

    /** Throws WRONG_CREDENTIALS, TOO_MANY_PASSWORDS after too many of those, and for the right password what the second step throws. */
    async login(
      input: { email: string; password: string; code?: string | undefined },
      caller: Caller,
    ): Promise<Opened> {
      const email = normalised(input.email);
      const user = await store.findUserByEmail(db, email);
      // For an address without an account, too: what is recorded takes its time.
      const record = (kind: 'sign_in_failed' | 'sign_in_blocked') =>
        securityEvents.record({ kind, userId: user?.id, from: caller.from });
      const guess = await guesses.begin({
        account: email,
        address: caller.from.address,
        knownBrowser: user && caller.knownTo(user.id),
        onBlocked: () => record('sign_in_blocked'),
      });
      const right = await passwords.verify(user?.passwordHash, input.password);
      if (!user || !right) {
        await record('sign_in_failed');
        throw new AppError('WRONG_CREDENTIALS');
      }
      await guess.wasRight();
      const passed = await secondStep.pass(user.id, input.code, caller);
      const holdPassword = holding(user, 'WRONG_CREDENTIALS');
      return {
        user: shown(user),
        async hold(tx) {
          await holdPassword(tx);
          // Setting it up ended the sessions of whoever knew the password alone.
          if (!passed && (await findAuthenticator(tx, user.id))) throw new AppError('SECOND_FACTOR_REQUIRED');
        },
      };
    },

    confirmPassword,

    me: async (userId: string): Promise<SessionUser> => shown(await userOf(userId)),

    /** Who is signed in on a request's session, with the account's billing events. Throws NOT_SIGNED_IN. */
    async signedIn({ findBy }: Pick<Visit, 'findBy'>): Promise<{ user: SessionUser; events: BillingEvent[] }> {
      const found = await findBy(signedInBy);
      if (!found?.user) throw new AppError('NOT_SIGNED_IN');
      return { user: shown(found.user), events: found.events };
    },

    async claim(userId: string, claimToken: string): Promise<{ optimizationId: string }> {
      const claim = { tokenHash: hashToken(claimToken), userId, now: clock.now() };
      const outcome = await store.claimByToken(db, claim);
      if (outcome === 'taken') throw new AppError('CLAIM_TAKEN');
      if (!outcome) throw new AppError('CLAIM_UNKNOWN');
      return { optimizationId: outcome.id };
    },

    signOutEverywhere: (userId: string, from: Origin) =>
      db.transaction(async (tx) => {
        await store.endSessions(tx, userId);
        await securityEvents.record({ kind: 'all_sessions_ended', userId, from }, tx);
      }),

    /** For the operator, when somebody else is in an account: ends its sessions and its API keys, and says what else opens it. Throws ACCOUNT_UNKNOWN. */
    async shutOut(email: string): Promise<ShutOut> {
      const user = await store.findUserByEmail(db, normalised(email));
      if (!user) throw new AppError('ACCOUNT_UNKNOWN');
      return db.transaction(async (tx) => {
        await securityEvents.record({ kind: 'all_sessions_ended', userId: user.id, from: undefined }, tx);
        const ended = { sessions: await store.endSessions(tx, user.id), apiKeys: await store.revokeKeys(tx, user.id) };
        return { ended, remaining: await countFactors(tx, user.id) };
      });
    },

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
        await store.revokeKeys(tx, userId);
        await queue.enqueue(sendPasswordChangedJob, { userId }, tx);
        await securityEvents.record({ kind: 'password_changed', userId, from }, tx);
      });
    },

    /** Does the same work whether or not the address has an account, so that the response time reveals nothing: the job finds out. */
    async forgotPassword(email: string, from: Origin): Promise<void> {
      await db.transaction((tx) => queue.enqueue(sendResetJob, { email: normalised(email), from }, tx));
    },

    /** The account whose password it is now: whoever has its mailbox signs in to it, however many wrong passwords others sent. */
    async resetPassword(
      input: { token: string; password: string },
      { knownTo, from }: Pick<Caller, 'knownTo' | 'from'>,
    ): Promise<string> {
      const passwordHash = await hashNew(input.password);
      const user = await db.transaction(async (tx) => {
        const userId = await store.takeReset(tx, hashToken(input.token), clock.now());
        if (userId === undefined) throw new AppError('RESET_UNKNOWN');
        await store.savePassword(tx, userId, passwordHash);
        await store.dropResets(tx, userId);
        await store.endSessions(tx, userId);
        await store.revokeKeys(tx, userId);
        await queue.enqueue(sendPasswordChangedJob, { userId }, tx);
        // The link came to the mailbox, as the one that asks whose it is does.
        const isFirstSign = await noteVerified(tx, userId, clock.now());
        // Whoever registered with somebody else's address may have set them, and would keep its owner out.
        if (isFirstSign && (await store.wasAskedToVerify(tx, userId))) await removeFactors(tx, userId);
        await securityEvents.record({ kind: 'password_reset', userId, from }, tx);
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
    async sendPasswordChanged({ userId }: { userId: string }): Promise<void> {
      const user = await store.findUser(db, userId);
      if (!user) return;
      const link = new URL(pageAddress('profile', { tab: 'settings' }), publicUrl).href;
      const words = mails.passwordChanged({ ...(await countFactors(db, userId)), link });
      await mailer.send({ to: user.email, ...words });
    },
  };
}
