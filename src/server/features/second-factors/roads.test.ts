import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Browser } from '#test/support/browser.ts';
import { password } from '#test/support/people.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { settled } from '#test/support/settled-jobs.ts';
import type { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { users } from '../../db/schema/accounts.ts';
import { securityEvents } from '../../db/schema/security-events.ts';
import { hashToken } from '../../secrets/secret-token.ts';
import { sendPasswordChangedJob } from '../accounts/jobs.ts';
import { insertReset } from '../accounts/store.ts';
import { tellFactorChangeJob } from './jobs.ts';
import { countFactors } from './store.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());

const db = () => app.server.database.db;
/** An outcome: `done`, or the code of the refusal. */
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: { details?: { code: string } }) => error.details?.code ?? 'failed',
  );

type Address = 'confirmed' | 'unconfirmed' | 'unconfirmed, with factors from before';
type Factors = 'none' | 'app' | 'passkey' | 'both';
/** When the password is reset: before the factors are turned on, after that, or at the same moment, by two links at once. */
type Reset = 'before' | 'after' | 'during';
/** Whether the operator turns the second step off at the same moment. */
type Operator = 'away' | 'at once';

const addresses: Address[] = ['confirmed', 'unconfirmed', 'unconfirmed, with factors from before'];
const roads = addresses.flatMap((address) =>
  (['none', 'app', 'passkey', 'both'] as Factors[]).flatMap((factors) =>
    (['before', 'after', 'during'] as Reset[]).flatMap((reset) =>
      (['away', 'at once'] as Operator[]).map((operator) => ({ address, factors, reset, operator })),
    ),
  ),
);

type Person = Awaited<ReturnType<typeof app.person>>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;

/** What was turned on, as its owner has it. */
interface Had {
  app?: { recoveryCodes: string[] };
  passkey?: Authenticator;
}

const setConfirmed = (userId: string, at: Date | null) =>
  db().update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));

/** Turns on the given factors, as far as the server allows; returns the refusals. */
async function turnOn(browser: Browser, factors: Factors, had: Had): Promise<string[]> {
  const refusals: string[] = [];
  const note = (refusal: string) => {
    if (refusal !== 'done') refusals.push(refusal);
  };
  // The passkey first: with the app on, it would ask for a code that is not taken twice.
  if (factors === 'passkey' || factors === 'both')
    note(await outcome(app.addPasskey(browser).then(({ authenticator }) => (had.passkey = authenticator))));
  if (factors === 'app' || factors === 'both')
    note(await outcome(app.turnOn(browser).then((made) => (had.app = made))));
  return refusals;
}

/** Two mailed links used at the same moment. */
async function resetTwice({ user }: Person): Promise<void> {
  const tokens = ['first', 'second'].map((name) => `${name} link of ${user.id}`);
  const expiresAt = new Date(Date.now() + 3650 * 24 * 3600 * 1000);
  for (const token of tokens) await insertReset(db(), { tokenHash: hashToken(token), userId: user.id, expiresAt });
  const use = (token: string) => outcome(app.newBrowser().api.call(api.resetPassword, { body: { token, password } }));
  expect((await Promise.all(tokens.map(use))).toSorted()).toEqual(['RESET_UNKNOWN', 'done']);
}

const secondStepOff = ({ email }: Person) =>
  app.server.operator.run({ command: 'account second-step-off', payload: { email } });

const login = (browser: Browser, email: string, code?: string) =>
  outcome(browser.api.call(api.login, { body: { email, password, ...(code ? { code } : {}) } }));
async function usePasskey(browser: Browser, authenticator: Authenticator): Promise<string> {
  const { options } = await browser.api.call(api.beginPasskeyLogin, {});
  return outcome(browser.api.call(api.loginWithPasskey, { body: { credential: authenticator.use(options) } }));
}

const count = (kinds: readonly string[], kind: string): number => kinds.filter((each) => each === kind).length;
async function eventsOf({ user }: Person): Promise<SecurityEventKind[]> {
  const rows = await db().select().from(securityEvents).where(eq(securityEvents.userId, user.id));
  return rows.map(({ kind }) => kind);
}

/** Each change has its event and its mail, and what was turned on is still there or was taken away by somebody who is named. */
async function expectTold(person: Person, had: Had): Promise<void> {
  await settled(db(), [tellFactorChangeJob.name, sendPasswordChangedJob.name]);
  const events = await eventsOf(person);
  const subjects = app.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  const held = await countFactors(db(), person.user.id);
  const told = {
    authenticator_added: 'Two-step sign-in is on for your Foothold account',
    authenticator_removed: 'Two-step sign-in is off for your Foothold account',
    passkey_added: 'A passkey was added to your Foothold account',
    passkey_removed: 'A passkey was removed from your Foothold account',
    password_reset: 'Your Foothold password was reset',
  };
  for (const [kind, subject] of Object.entries(told))
    expect({ kind, mails: count(subjects, subject) }).toEqual({ kind, mails: count(events, kind) });
  expect(count(events, 'authenticator_added')).toBe(had.app ? 1 : 0);
  expect(count(events, 'passkey_added')).toBe(had.passkey ? 1 : 0);
  expect(count(events, 'authenticator_added') - count(events, 'authenticator_removed')).toBe(
    Number(held.authenticator),
  );
  expect(count(events, 'passkey_added') - count(events, 'passkey_removed')).toBe(held.passkeys);
}

/** Nobody is in by the new password alone where an app was turned on, unless the operator turned it off. */
async function expectSecondStep(person: Person, had: Had): Promise<void> {
  const { email, user } = person;
  const { authenticator, passkeys } = await countFactors(db(), user.id);
  expect(await login(app.newBrowser(), email)).toBe(authenticator ? 'SECOND_FACTOR_REQUIRED' : 'done');
  if (authenticator) expect(await login(app.newBrowser(), email, had.app?.recoveryCodes[0])).toBe('done');
  if (had.passkey)
    expect(await usePasskey(app.newBrowser(), had.passkey)).toBe(passkeys > 0 ? 'done' : 'PASSKEY_UNKNOWN');
}

describe.each(addresses)('at an address that is %s', (address) => {
  test.each(roads.filter((road) => road.address === address))(
    'with $factors, a reset $reset it, the operator $operator: never in without the second step, and everything is told',
    async ({ factors, reset, operator }) => {
      app.later();
      const person = await app.person({ confirmed: address === 'confirmed' });
      const { browser, email, user } = person;
      const had: Had = {};
      const fromBefore = address === 'unconfirmed, with factors from before';
      if (fromBefore) {
        await setConfirmed(user.id, new Date());
        await turnOn(browser, factors, had);
        await setConfirmed(user.id, null);
      }
      const heldBefore = await countFactors(db(), user.id);
      const add = async (on = browser) => (fromBefore ? [] : turnOn(on, factors, had));
      const asOperator = async () => (operator === 'at once' ? secondStepOff(person) : undefined);

      if (reset === 'before') {
        await resetTwice(person);
        expect(await outcome(browser.api.call(api.getMe, {}))).toBe('NOT_SIGNED_IN');
        expect(new Set(await add())).toEqual(new Set(!fromBefore && factors !== 'none' ? ['NOT_SIGNED_IN'] : []));
        // The mailed link has confirmed the address, so whoever signs in with the new password can turn factors on.
        if (!fromBefore) {
          const again = app.newBrowser();
          expect(await login(again, email)).toBe('done');
          expect(await add(again)).toEqual([]);
        }
        await asOperator();
      } else if (reset === 'after') {
        expect(new Set(await add())).toEqual(
          new Set(address === 'unconfirmed' && factors !== 'none' ? ['EMAIL_UNVERIFIED'] : []),
        );
        await Promise.all([resetTwice(person), asOperator()]);
      } else {
        const [refusals] = await Promise.all([add(), resetTwice(person), asOperator()]);
        const allowed = ['NOT_SIGNED_IN', ...(address === 'unconfirmed' ? ['EMAIL_UNVERIFIED'] : [])];
        expect(refusals.filter((refusal) => !allowed.includes(refusal))).toEqual([]);
      }

      // What a reset alone leaves: the app in any case, a passkey where the address was confirmed.
      if (operator === 'away' && had.app) expect((await countFactors(db(), user.id)).authenticator).toBe(true);
      if (operator === 'away' && fromBefore)
        expect(await countFactors(db(), user.id)).toEqual({ authenticator: heldBefore.authenticator, passkeys: 0 });
      // Whoever was signed in before is not any more.
      expect(await outcome(browser.api.call(api.getMe, {}))).toBe('NOT_SIGNED_IN');
      await expectSecondStep(person, had);
      await expectTold(person, had);
      const kept = count(await eventsOf(person), 'authenticator_kept');
      if (operator === 'away' && reset === 'after') expect(kept).toBe(had.app ? 1 : 0);
      if (operator === 'away' && reset === 'after' && had.app)
        expect(app.mails.find(({ to, subject }) => to === email && subject.includes('was reset'))?.text).toContain(
          'Two-step sign-in is still on',
        );

      await secondStepOff(person);
      expect(await countFactors(db(), user.id)).toEqual({ authenticator: false, passkeys: 0 });
      await expectSecondStep(person, had);
      await expectTold(person, had);
    },
  );
});
