import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Sealer } from '../../secrets/sealed-text.ts';
import { codeGuesses, createGuesses } from '../accounts/guesses.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { FactorNews } from './factor-news.ts';
import { hashOf, isRecoveryCode, typedCode } from './recovery-codes.ts';
import * as store from './store.ts';
import { stepOfCode } from './totp.ts';

/** From where somebody takes the second step. */
export interface StepCaller {
  from: Origin;
  /** A name of the browser, where it has been remembered under a mark before. */
  knownTo(mark: string): string | undefined;
  remember(mark: string): void;
}

/** Checks the second step after the password. */
export interface SecondStep {
  /**
   * Accepts a code of the account's second step, once. Returns the app's stored secret, which distinguishes it from any other app, or undefined if the account
   * needs no code. Call it only after the password: nobody else may learn that there is a second step. Throws SECOND_FACTOR_REQUIRED without a code,
   * SECOND_FACTOR_WRONG, and TOO_MANY_CODES after too many of those.
   */
  pass(userId: string, code: string | undefined, caller: StepCaller): Promise<string | undefined>;
  /** Remembers the caller's browser for the account's second step, so that other people's wrong codes don't slow it down. */
  remember(userId: string, caller: Pick<StepCaller, 'remember'>): void;
}

interface Deps {
  db: Database;
  clock: Clock;
  limits: SharedLimits;
  /** Of the secrets of authenticator apps. */
  sealer: Sealer;
  factorNews: Pick<FactorNews, 'note'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

/** So many wrong codes in a day, from browsers that the second step does not know, are taken for slips of the owner's. */
const unsaid = 2;

/** Not the mark of a sign-in: a password reset grants that one, and proves only access to the mailbox. */
const markOf = (userId: string): string => `second step of ${userId}`;

export function createSecondStep({ db, clock, limits, sealer, factorNews, securityEvents }: Deps): SecondStep {
  const guesses = createGuesses({ limits, rules: codeGuesses });

  /** Once a day: the password is known to somebody. */
  const warn = async (userId: string, from: Origin): Promise<void> => {
    const { over } = await limits.add({ name: 'warned of wrong codes', who: userId, max: 1, windowSeconds: 24 * 3600 });
    if (over === 0) await db.transaction((tx) => factorNews.note(tx, { userId, change: 'codesGuessed' }, from));
  };

  /** Whoever tries a few codes a day is never refused one, and knows the password all the same. Browsers of the owner's are not strangers: people mistype. */
  const countWrong = async (userId: string, { from, knownTo }: StepCaller): Promise<void> => {
    if (knownTo(markOf(userId)) !== undefined) return;
    const { over } = await limits.add({
      name: 'wrong codes of a day',
      who: userId,
      max: unsaid,
      windowSeconds: 24 * 3600,
    });
    if (over > 0) await warn(userId, from);
  };

  const beginGuess = async (userId: string, caller: StepCaller) => {
    try {
      const knownBrowser = caller.knownTo(markOf(userId));
      return await guesses.begin({ account: userId, address: caller.from.address, knownBrowser });
    } catch (error) {
      if (error instanceof AppError) await warn(userId, caller.from);
      throw error;
    }
  };

  const takesAppCode = async (held: store.StoredAuthenticator, code: string, caller: StepCaller): Promise<boolean> => {
    const guess = await beginGuess(held.userId, caller);
    const secret = sealer.open(held.secret, held.userId);
    const step = secret === undefined ? undefined : stepOfCode(Buffer.from(secret, 'base64url'), code, clock.now());
    if (step === undefined || !(await store.takeStep(db, held.userId, step))) return false;
    await guess.wasRight();
    return true;
  };

  /** Nobody guesses one, so its tries are not counted: it opens the account also while somebody else's wrong codes hold up the app's. */
  const takesRecoveryCode = (userId: string, code: string, { from }: StepCaller): Promise<boolean> =>
    db.transaction(async (tx) => {
      if (!(await store.takeRecoveryCode(tx, userId, hashOf(code)))) return false;
      const left = await store.countRecoveryCodes(tx, userId);
      await factorNews.note(tx, { userId, change: 'recoveryCodeUsed', left }, from);
      return true;
    });

  const remember: SecondStep['remember'] = (userId, caller) => caller.remember(markOf(userId));

  return {
    remember,
    async pass(userId, code = '', caller) {
      const held = await store.findAuthenticator(db, userId);
      if (!held) return undefined;
      const typed = typedCode(code);
      if (typed === '') throw new AppError('SECOND_FACTOR_REQUIRED');
      const right = isRecoveryCode(typed)
        ? await takesRecoveryCode(userId, typed, caller)
        : await takesAppCode(held, typed, caller);
      if (!right) {
        await securityEvents.record({ kind: 'second_factor_failed', userId, from: caller.from });
        await countWrong(userId, caller);
        throw new AppError('SECOND_FACTOR_WRONG');
      }
      remember(userId, caller);
      return held.secret;
    },
  };
}
