import type { SessionUser } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { AppError } from '../../app-error.ts';
import { lookUpsTogether } from '../../db/look-ups-together.ts';
import type { Shown, Visit } from '../../http/visit.ts';
import type { Origin } from '../../http/origin.ts';
import { hashToken } from '../../secrets/secret-token.ts';
import { sendVerificationJob } from '../email-verification/jobs.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { createGuesses } from './guesses.ts';
import { createNewPasswords } from './new-passwords.ts';
import { normalised } from './normalised.ts';
import { revokeKeys } from './revoke-keys.ts';
import { countFactors, findAuthenticator, type HeldFactors } from '../second-factors/store.ts';
import * as store from './store.ts';

/** An account to sign in to, and whether what opened it still does. */
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
  const { db, clock, passwords, isCommonPassword, queue, limits, secondStep, securityEvents, factorNews } = deps;
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
  const confirmPassword = async (userId: string, password: string, from: Origin): Promise<Shown['hold']> => {
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
      // For an address without an account, too, because recording takes measurable time.
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
          // Setting one up ended the sessions of whoever knew the password alone, or had the app before it.
          const asked = await findAuthenticator(tx, user.id);
          if (asked && asked.secret !== passed) throw new AppError('SECOND_FACTOR_REQUIRED');
        },
      };
    },

    confirmPassword,

    me: async (userId: string): Promise<SessionUser> => shown(await userOf(userId)),

    /** The person signed in on a request's session, with the account's billing events. Throws NOT_SIGNED_IN. */
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
        const of = { userId: user.id, from: undefined };
        const sessions = await store.endSessions(tx, user.id);
        const apiKeys = await revokeKeys(tx, of, securityEvents);
        await factorNews.note(tx, { userId: user.id, change: 'signedOutByOperator', count: apiKeys }, undefined);
        const ended = { sessions, apiKeys };
        return { ended, remaining: await countFactors(tx, user.id) };
      });
    },

    ...createNewPasswords({ ...deps, guesses, hashNew, confirmPassword }),
  };
}
