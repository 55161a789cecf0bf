import type { SessionUser } from '#contract/accounts.ts';
import { pageAddress } from '#contract/pages.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Clock, Mailer, PasswordHasher } from '../../ports.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { hashToken, newToken } from '../../secret-token.ts';
import { sendPasswordChangedJob, sendResetJob } from './jobs.ts';
import { createGuesses } from './guesses.ts';
import * as store from './store.ts';

/** How long a mailed link to set a new password is valid. */
const resetMinutes = 60;
/** How many of them are mailed in half that time. */
const resetsAtOnce = 5;

export interface AccountDeps {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  queue: Enqueuer;
  mailer: Mailer;
  publicUrl: URL;
}

/** Who wants to sign in. */
export interface Caller {
  address: string;
  /** A name of the browser, where it has been signed in to the account before. */
  knownTo(userId: string): string | undefined;
}

/** Addresses are one account whatever their case. */
const normalised = (email: string): string => email.trim().toLowerCase();

const shown = ({ id, name, email, createdAt }: store.StoredUser): SessionUser => ({
  id,
  name,
  email,
  createdAt: createdAt.toISOString(),
});

export type Accounts = ReturnType<typeof createAccounts>;

/** Everything about accounts but their sessions' cookies, which the routes set. */
export function createAccounts({ db, clock, passwords, queue, mailer, publicUrl }: AccountDeps) {
  const { mails } = defaultCopy();
  const guesses = createGuesses({ clock });
  const userOf = async (userId: string): Promise<store.StoredUser> => {
    const user = await store.findUser(db, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };

  return {
    async register(input: { email: string; password: string; name: string }): Promise<SessionUser> {
      const passwordHash = await passwords.hash(input.password);
      const user = await store.insertUser(db, { email: normalised(input.email), name: input.name, passwordHash });
      if (!user) throw new AppError('EMAIL_TAKEN');
      return shown(user);
    },

    /** Throws WRONG_CREDENTIALS, and TOO_MANY_PASSWORDS after too many of those. */
    async login(input: { email: string; password: string }, caller: Caller): Promise<SessionUser> {
      const email = normalised(input.email);
      const user = await store.findUserByEmail(db, email);
      const guess = guesses.begin({ ...caller, email, knownBrowser: user && caller.knownTo(user.id) });
      const right = await passwords.verify(user?.passwordHash, input.password);
      if (!user || !right) throw new AppError('WRONG_CREDENTIALS');
      guess.wasRight();
      return shown(user);
    },

    me: async (userId: string): Promise<SessionUser> => shown(await userOf(userId)),

    async claim(userId: string, claimToken: string): Promise<{ optimizationId: string }> {
      const claim = { tokenHash: hashToken(claimToken), userId, now: clock.now() };
      const outcome = await store.claimByToken(db, claim);
      if (outcome === 'taken') throw new AppError('CLAIM_TAKEN');
      if (!outcome) throw new AppError('CLAIM_UNKNOWN');
      return { optimizationId: outcome.id };
    },

    signOutEverywhere: (userId: string) => store.endSessions(db, userId),

    /** Keeps the requesting session, ends the others. */
    async changePassword(input: { userId: string; sessionId: string; current: string; next: string }): Promise<void> {
      const user = await userOf(input.userId);
      if (!(await passwords.verify(user.passwordHash, input.current))) throw new AppError('WRONG_PASSWORD');
      const passwordHash = await passwords.hash(input.next);
      await db.transaction(async (tx) => {
        await store.savePassword(tx, user.id, passwordHash);
        await store.dropResets(tx, user.id);
        await store.endSessions(tx, user.id, input.sessionId);
        await queue.enqueue(sendPasswordChangedJob, { userId: user.id }, tx);
      });
    },

    /** Does the same work whether or not the address has an account, so that the response time reveals nothing: the job finds out. */
    async forgotPassword(email: string): Promise<void> {
      await db.transaction((tx) => queue.enqueue(sendResetJob, { email: normalised(email) }, tx));
    },

    /** The account whose password it is now: whoever has its mailbox signs in to it, however many wrong passwords others sent. */
    async resetPassword(
      input: { token: string; password: string },
      { knownTo }: Pick<Caller, 'knownTo'>,
    ): Promise<string> {
      const passwordHash = await passwords.hash(input.password);
      const user = await db.transaction(async (tx) => {
        const userId = await store.takeReset(tx, hashToken(input.token), clock.now());
        if (userId === undefined) throw new AppError('RESET_UNKNOWN');
        await store.savePassword(tx, userId, passwordHash);
        await store.dropResets(tx, userId);
        await store.endSessions(tx, userId);
        await queue.enqueue(sendPasswordChangedJob, { userId }, tx);
        return store.findUser(tx, userId);
      });
      if (!user) throw new AppError('RESET_UNKNOWN');
      const browser = knownTo(user.id);
      if (browser !== undefined) guesses.forgive(user.email, browser);
      return user.id;
    },

    purge: () => store.purgeResets(db, clock.now()),

    /** The work of `sendResetJob`. */
    async sendReset({ email }: { email: string }): Promise<void> {
      const user = await store.findUserByEmail(db, email);
      if (!user) return;
      const now = clock.now().getTime();
      // Whoever asks again and again fills nobody's mailbox: the links that went out still work.
      const recent = await store.countResets(db, user.id, new Date(now + (resetMinutes / 2) * 60_000));
      if (recent >= resetsAtOnce) return;
      const token = newToken();
      const expiresAt = new Date(now + resetMinutes * 60_000);
      await store.insertReset(db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
      const link = new URL(pageAddress('resetPassword', { token }), publicUrl).href;
      await mailer.send({ to: user.email, ...mails.resetPassword({ link, minutes: resetMinutes }) });
    },

    /** The work of `sendPasswordChangedJob`. */
    async sendPasswordChanged({ userId }: { userId: string }): Promise<void> {
      const user = await store.findUser(db, userId);
      if (user) await mailer.send({ to: user.email, ...mails.passwordChanged() });
    },
  };
}
