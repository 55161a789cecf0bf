import { isIP } from 'node:net';
import {
  maxPasskeys,
  type CreatedCredential,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type UsedCredential,
} from '#contract/second-factors.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { PasskeyVerifier } from '../../adapters/passkeys/port.ts';
import type { Clock } from '../../clock.ts';
import type { Accounts } from '../accounts/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { challengeSeconds, type Challenges } from './challenges.ts';
import type { FactorNews } from './factor-news.ts';
import type { Origin } from '../../http/origin.ts';
import type { Shown, SignedInOn } from '../../http/visit.ts';
import type { SecondStep, StepCaller } from './second-step.ts';
import * as store from './store.ts';

/** Signs in by passkeys (WebAuthn Level 3), and keeps them. */
export interface Passkeys {
  list(userId: string): Promise<Passkey[]>;
  /** Throws EMAIL_UNVERIFIED, WRONG_PASSWORD, what the second step throws, PASSKEYS_FULL and PASSKEYS_OFF. */
  begin(
    owner: SignedInOn,
    confirmed: { currentPassword: string; code?: string | undefined },
    caller: StepCaller,
  ): Promise<PasskeyCreationOptions>;
  /**
   * Throws PASSKEY_EXPIRED, also where the second step was turned on or off meanwhile, PASSKEY_UNFIT, PASSKEYS_FULL, PASSKEYS_OFF, EMAIL_UNVERIFIED, and
   * NOT_SIGNED_IN where the session was ended meanwhile.
   */
  add(owner: SignedInOn, sent: { name: string; credential: CreatedCredential }, from: Origin): Promise<Passkey>;
  /**
   * Throws WRONG_PASSWORD, NOT_SIGNED_IN if the session was ended meanwhile, and PASSKEY_NOT_FOUND if it doesn't exist or is another person's.
   */
  remove(owner: SignedInOn, id: string, currentPassword: string, from: Origin): Promise<void>;
  /** `browser` names the browser that has to answer. Throws PASSKEYS_OFF. */
  beginLogin(browser: string): PasskeyRequestOptions;
  /** The account that a passkey opens. Throws PASSKEY_EXPIRED, PASSKEY_UNKNOWN, as `hold` does where it was removed meanwhile, and PASSKEYS_OFF. */
  login(browser: string, credential: UsedCredential, caller: Pick<StepCaller, 'from' | 'remember'>): Promise<Shown>;
}

interface Deps {
  db: Database;
  clock: Clock;
  publicUrl: URL;
  /** What the browser names the site by. */
  siteName: string;
  verifier: PasskeyVerifier;
  challenges: Challenges;
  accounts: Pick<Accounts, 'confirmPassword' | 'me'>;
  secondStep: SecondStep;
  factorNews: Pick<FactorNews, 'note'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

/** EdDSA, ECDSA with P-256 and RSA with SHA-256: what authenticators offer, best first. */
export const passkeyAlgorithms = [-8, -7, -257];
const timeout = challengeSeconds * 1000;

const shown = ({ id, name, synced, createdAt, lastUsedAt }: store.StoredPasskey): Passkey => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Browsers offer passkeys to names, not to numbers, and only where nobody can listen. */
const canUsePasskeys = ({ protocol, hostname }: URL): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname));

/** The account, as its passkeys know it. */
const handleOf = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** `passed`: the second step that was passed for it, by the app's secret as it is stored. One that was turned on since would have asked for a code. */
const forAdding = ({ userId, sessionId }: SignedInOn, passed = 'no second step'): string =>
  `a passkey for ${userId} on ${sessionId} after ${passed}`;
const forLogin = (browser: string): string => `signing in on ${browser}`;

export function createPasskeys(deps: Deps): Passkeys {
  const { db, clock, publicUrl, siteName, verifier, challenges, accounts, secondStep, factorNews, securityEvents } =
    deps;
  const requireUsable = (): void => {
    if (!canUsePasskeys(publicUrl)) throw new AppError('PASSKEYS_OFF');
  };
  const requireRoom = (count: number): void => {
    if (count >= maxPasskeys) throw new AppError('PASSKEYS_FULL', { most: maxPasskeys });
  };

  const askedOf = async (tx: Database, userId: string) => (await store.findAuthenticator(tx, userId))?.secret;

  return {
    list: async (userId) => (await store.passkeysOf(db, userId)).map(shown),

    async begin(owner, { currentPassword, code }, caller) {
      requireUsable();
      await store.requireVerified(db, owner.userId);
      await accounts.confirmPassword(owner.userId, currentPassword, caller.from);
      const held = await store.passkeysOf(db, owner.userId);
      requireRoom(held.length);
      const passed = await secondStep.pass(owner.userId, code, caller);
      const { email, name } = await accounts.me(owner.userId);
      return {
        rp: { name: siteName, id: publicUrl.hostname },
        user: { id: handleOf(owner.userId), name: email, displayName: name },
        challenge: challenges.make(forAdding(owner, passed)),
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout,
        excludeCredentials: held.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },

    async add(owner, { name, credential }, from) {
      requireUsable();
      const { userId } = owner;
      const asked = await askedOf(db, userId);
      let fresh = false;
      const made = await verifier.created(credential, async (challenge) => {
        fresh = await challenges.take(challenge, forAdding(owner, asked));
        return fresh;
      });
      if (!fresh) throw new AppError('PASSKEY_EXPIRED');
      if (!made) throw new AppError('PASSKEY_UNFIT');
      return db.transaction(async (tx) => {
        await store.lockSignedIn(tx, owner, { now: clock.now() });
        if ((await askedOf(tx, userId)) !== asked) throw new AppError('PASSKEY_EXPIRED');
        await store.requireVerified(tx, userId);
        requireRoom((await store.passkeysOf(tx, userId)).length);
        const kept = await store.insertPasskey(tx, { ...made, userId, name, createdAt: clock.now() });
        if (!kept) throw new AppError('PASSKEY_UNFIT');
        await factorNews.note(tx, { userId, change: 'passkeyAdded', name }, from);
        return shown(kept);
      });
    },

    async remove(owner, id, currentPassword, from) {
      const { userId } = owner;
      await accounts.confirmPassword(userId, currentPassword, from);
      await db.transaction(async (tx) => {
        await store.lockSignedIn(tx, owner, { now: clock.now() });
        const name = await store.removePasskey(tx, userId, id);
        if (name === undefined) throw new AppError('PASSKEY_NOT_FOUND');
        await factorNews.note(tx, { userId, change: 'passkeyRemoved', name }, from);
      });
    },

    beginLogin(browser) {
      requireUsable();
      const challenge = challenges.make(forLogin(browser));
      return { rpId: publicUrl.hostname, challenge, timeout, userVerification: 'required' };
    },

    async login(browser, credential, caller) {
      requireUsable();
      const passkey = await store.findPasskey(db, credential.id);
      if (!passkey) throw new AppError('PASSKEY_UNKNOWN');
      const refuse = async (code: 'PASSKEY_UNKNOWN' | 'PASSKEY_EXPIRED'): Promise<never> => {
        await securityEvents.record({ kind: 'passkey_failed', userId: passkey.userId, from: caller.from });
        throw new AppError(code);
      };
      const { userHandle } = credential.response;
      if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) await refuse('PASSKEY_UNKNOWN');
      let fresh = false;
      const used = await verifier.used(credential, passkey, async (challenge) => {
        fresh = await challenges.take(challenge, forLogin(browser));
        return fresh;
      });
      if (!fresh) await refuse('PASSKEY_EXPIRED');
      if (!used || !(await store.noteUse(db, passkey, { ...used, lastUsedAt: clock.now() })))
        await refuse('PASSKEY_UNKNOWN');
      secondStep.remember(passkey.userId, caller);
      return {
        userId: passkey.userId,
        async hold(tx) {
          // With the account locked, what takes the passkey away comes before or after.
          await lockAccount(tx, passkey.userId);
          if ((await store.findPasskey(tx, credential.id))?.id !== passkey.id) throw new AppError('PASSKEY_UNKNOWN');
        },
      };
    },
  };
}
