import { z } from 'zod';
import type { addAuthenticator, beginAuthenticator } from '#contract/second-factors.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Sealer } from '../../secrets/sealed-text.ts';
import type { Accounts } from '../accounts/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { FactorNews } from './factor-news.ts';
import { newRecoveryCodes, typedCode } from './recovery-codes.ts';
import type { SignedInOn } from '../../http/visit.ts';
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
  /** Throws EMAIL_UNVERIFIED, WRONG_PASSWORD and SECOND_FACTOR_ON. */
  begin(owner: SignedInOn, currentPassword: string, from: Origin): Promise<RouteResponse<typeof beginAuthenticator>>;
  /**
   * Turns it on by its first code, once and on the session that began it, and answers the recovery codes; ends the account's other sessions.
   * Throws SETUP_EXPIRED, SECOND_FACTOR_WRONG, SECOND_FACTOR_ON, EMAIL_UNVERIFIED, and NOT_SIGNED_IN where the session was ended meanwhile.
   */
  add(owner: SignedInOn, sent: RouteBody<typeof addAuthenticator>, caller: StepCaller): Promise<string[]>;
  /** Throws WRONG_PASSWORD, SECOND_FACTOR_OFF, NOT_SIGNED_IN where the session was ended meanwhile, and what the second step throws. */
  remove(owner: SignedInOn, confirmed: Confirmed, caller: StepCaller): Promise<void>;
  /** The same; answers new recovery codes, and the old ones are gone. */
  renewCodes(owner: SignedInOn, confirmed: Confirmed, caller: StepCaller): Promise<string[]>;
}

interface Deps {
  db: Database;
  clock: Clock;
  /** Of the secrets of authenticator apps, as they are stored. */
  sealer: Sealer;
  /** Seals the secrets of apps that are being set up. */
  setupSealer: Sealer;
  accounts: Pick<Accounts, 'confirmPassword' | 'me'>;
  limits: Pick<SharedLimits, 'add'>;
  secondStep: SecondStep;
  securityEvents: Pick<SecurityEvents, 'record'>;
  factorNews: Pick<FactorNews, 'note'>;
  /** What apps name the account by. */
  issuer: string;
}

/** The owner of a setup: the session on which the password was given, not just the account. */
const setupOf = ({ userId, sessionId }: SignedInOn): string => `${userId} on ${sessionId}`;

export function createAuthenticators(deps: Deps): Authenticators {
  const { db, clock, sealer, setupSealer, accounts, limits, secondStep, securityEvents, factorNews, issuer } = deps;

  const openSetup = (setup: string, owner: SignedInOn): Buffer => {
    const opened = setupSealer.open(setup, setupOf(owner));
    const kept = opened === undefined ? undefined : setupSchema.parse(JSON.parse(opened));
    if (!kept || kept.until < clock.now().getTime()) throw new AppError('SETUP_EXPIRED');
    return Buffer.from(kept.secret, 'base64url');
  };

  /** Whoever is in the browser alone cannot turn on again what the password turned off. */
  const takeSetup = async (secret: Buffer): Promise<void> => {
    const used = { name: 'used setups', who: secret.toString('hex'), max: 1, windowSeconds: setupMinutes * 60 };
    if ((await limits.add(used)).over > 0) throw new AppError('SETUP_EXPIRED');
  };

  const confirm = async (userId: string, { currentPassword, code }: Confirmed, caller: StepCaller): Promise<void> => {
    await accounts.confirmPassword(userId, currentPassword, caller.from);
    if (!(await secondStep.pass(userId, code, caller))) throw new AppError('SECOND_FACTOR_OFF');
  };

  return {
    async begin(owner, currentPassword, from) {
      const { userId } = owner;
      await store.requireVerified(db, userId);
      await accounts.confirmPassword(userId, currentPassword, from);
      if (await store.findAuthenticator(db, userId)) throw new AppError('SECOND_FACTOR_ON');
      const { email } = await accounts.me(userId);
      const bytes = newSecret();
      const secret = toBase32(bytes);
      const until = clock.now().getTime() + setupMinutes * 60_000;
      const setup = setupSealer.seal(JSON.stringify({ secret: bytes.toString('base64url'), until }), setupOf(owner));
      return { secret, uri: appUri(secret, { issuer, account: email }), setup };
    },

    async add(owner, { setup, code }, caller) {
      const { userId } = owner;
      const secret = openSetup(setup, owner);
      const now = clock.now();
      const lastStep = stepOfCode(secret, typedCode(code), now);
      if (lastStep === undefined) throw new AppError('SECOND_FACTOR_WRONG');
      if (await store.findAuthenticator(db, userId)) throw new AppError('SECOND_FACTOR_ON');
      await store.requireVerified(db, userId);
      await takeSetup(secret);
      const { codes, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        await store.lockSignedIn(tx, owner, { now, endOthers: true });
        await store.requireVerified(tx, userId);
        const sealed = sealer.seal(secret.toString('base64url'), userId);
        const isNew = await store.insertAuthenticator(tx, { userId, secret: sealed, lastStep, createdAt: now });
        if (!isNew) throw new AppError('SECOND_FACTOR_ON');
        await store.replaceRecoveryCodes(tx, userId, hashes);
        await factorNews.note(tx, { userId, change: 'authenticatorAdded' }, caller.from);
        await securityEvents.record({ kind: 'other_sessions_ended', userId, from: caller.from }, tx);
      });
      secondStep.remember(userId, caller);
      return codes;
    },

    async remove(owner, confirmed, caller) {
      const { userId } = owner;
      await confirm(userId, confirmed, caller);
      await db.transaction(async (tx) => {
        await store.lockSignedIn(tx, owner, { now: clock.now() });
        if (await store.removeAuthenticator(tx, userId))
          await factorNews.note(tx, { userId, change: 'authenticatorRemoved' }, caller.from);
      });
    },

    async renewCodes(owner, confirmed, caller) {
      const { userId } = owner;
      await confirm(userId, confirmed, caller);
      const { codes, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        await store.lockSignedIn(tx, owner, { now: clock.now() });
        if (!(await store.findAuthenticator(tx, userId))) throw new AppError('SECOND_FACTOR_OFF');
        await store.replaceRecoveryCodes(tx, userId, hashes);
        await factorNews.note(tx, { userId, change: 'recoveryCodesRenewed' }, caller.from);
      });
      return codes;
    },
  };
}
