import { z } from 'zod';
import type { addAuthenticator, beginAuthenticator } from '#contract/second-factors.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports.ts';
import type { Sealer } from '../../sealed-text.ts';
import type { Accounts } from '../accounts/service.ts';
import type { FactorNews } from './factor-news.ts';
import { newRecoveryCodes, typedCode } from './recovery-codes.ts';
import type { Origin } from '../../http/origin.ts';
import type { SecondStep, StepCaller } from './second-step.ts';
import * as store from './store.ts';
import { appUri, newSecret, stepOfCode, toBase32 } from './totp.ts';

/** How long somebody may take from the QR code to the first code. */
const setupMinutes = 15;

/** A secret that nothing is stored of yet: the page sends it back, sealed, with the first code. */
const setupSchema = z.object({ secret: z.string(), until: z.number() });

interface Confirmed {
  currentPassword: string;
  code: string;
}

/** Sets up the authenticator app that sign-in asks for, and takes it away. */
export interface Authenticators {
  /** Throws WRONG_PASSWORD and SECOND_FACTOR_ON. */
  begin(userId: string, currentPassword: string): Promise<RouteResponse<typeof beginAuthenticator>>;
  /**
   * Turns it on by its first code and answers the recovery codes; ends the account's other sessions. Throws SETUP_EXPIRED,
   * SECOND_FACTOR_WRONG and SECOND_FACTOR_ON.
   */
  add(
    owner: { userId: string; sessionId: string },
    sent: RouteBody<typeof addAuthenticator>,
    caller: StepCaller,
  ): Promise<string[]>;
  /** Throws WRONG_PASSWORD, SECOND_FACTOR_OFF, and what the second step throws. */
  remove(userId: string, confirmed: Confirmed, caller: StepCaller): Promise<void>;
  /** The same; answers new recovery codes, and the old ones are gone. */
  renewCodes(userId: string, confirmed: Confirmed, caller: StepCaller): Promise<string[]>;
  /** For the operator, who has made sure whose account it is. Whether it was on. Throws ACCOUNT_UNKNOWN. */
  turnOff(email: string): Promise<boolean>;
}

interface Deps {
  db: Database;
  clock: Clock;
  /** Of the secrets of authenticator apps, as they are stored. */
  sealer: Sealer;
  /** Of those that are being set up. */
  setupSealer: Sealer;
  accounts: Pick<Accounts, 'confirmPassword' | 'me'>;
  secondStep: SecondStep;
  factorNews: Pick<FactorNews, 'note'>;
  /** What apps name the account by. */
  issuer: string;
}

export function createAuthenticators(deps: Deps): Authenticators {
  const { db, clock, sealer, setupSealer, accounts, secondStep, factorNews, issuer } = deps;

  const openSetup = (setup: string, userId: string): Buffer => {
    const opened = setupSealer.open(setup, userId);
    const kept = opened === undefined ? undefined : setupSchema.parse(JSON.parse(opened));
    if (!kept || kept.until < clock.now().getTime()) throw new AppError('SETUP_EXPIRED');
    return Buffer.from(kept.secret, 'base64url');
  };

  const confirm = async (userId: string, { currentPassword, code }: Confirmed, caller: StepCaller): Promise<void> => {
    await accounts.confirmPassword(userId, currentPassword);
    if (!(await secondStep.pass(userId, code, caller))) throw new AppError('SECOND_FACTOR_OFF');
  };

  const takeAway = (userId: string, from: Origin | undefined): Promise<boolean> =>
    db.transaction(async (tx) => {
      const removed = await store.removeAuthenticator(tx, userId);
      if (removed) await factorNews.note(tx, { userId, change: 'authenticatorRemoved' }, from);
      return removed;
    });

  return {
    async begin(userId, currentPassword) {
      await accounts.confirmPassword(userId, currentPassword);
      if (await store.findAuthenticator(db, userId)) throw new AppError('SECOND_FACTOR_ON');
      const { email } = await accounts.me(userId);
      const bytes = newSecret();
      const secret = toBase32(bytes);
      const until = clock.now().getTime() + setupMinutes * 60_000;
      const setup = setupSealer.seal(JSON.stringify({ secret: bytes.toString('base64url'), until }), userId);
      return { secret, uri: appUri(secret, { issuer, account: email }), setup };
    },

    async add({ userId, sessionId }, { setup, code }, caller) {
      const secret = openSetup(setup, userId);
      const now = clock.now();
      const lastStep = stepOfCode(secret, typedCode(code), now);
      if (lastStep === undefined) throw new AppError('SECOND_FACTOR_WRONG');
      const { codes, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        if (!(await store.lockAccount(tx, userId))) throw new AppError('NOT_SIGNED_IN');
        const sealed = sealer.seal(secret.toString('base64url'), userId);
        const isNew = await store.insertAuthenticator(tx, { userId, secret: sealed, lastStep, createdAt: now });
        if (!isNew) throw new AppError('SECOND_FACTOR_ON');
        await store.replaceRecoveryCodes(tx, userId, hashes);
        await store.endOtherSessions(tx, userId, sessionId);
        await factorNews.note(tx, { userId, change: 'authenticatorAdded' }, caller.from);
      });
      secondStep.remember(userId, caller);
      return codes;
    },

    async remove(userId, confirmed, caller) {
      await confirm(userId, confirmed, caller);
      await takeAway(userId, caller.from);
    },

    async renewCodes(userId, confirmed, caller) {
      await confirm(userId, confirmed, caller);
      const { codes, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        if (!(await store.lockAccount(tx, userId))) throw new AppError('NOT_SIGNED_IN');
        if (!(await store.findAuthenticator(tx, userId))) throw new AppError('SECOND_FACTOR_OFF');
        await store.replaceRecoveryCodes(tx, userId, hashes);
        await factorNews.note(tx, { userId, change: 'recoveryCodesRenewed' }, caller.from);
      });
      return codes;
    },

    async turnOff(email) {
      const userId = await store.findAccount(db, email.trim().toLowerCase());
      if (userId === undefined) throw new AppError('ACCOUNT_UNKNOWN');
      return takeAway(userId, undefined);
    },
  };
}
