import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxPasskeys } from '#contract/second-factors.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, password } from '#test/support/people.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { softwareAuthenticator, type Mischief } from '#test/support/software-authenticator.ts';
import { passkeys } from '../../db/schema/second-factors.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

type Authenticator = ReturnType<typeof softwareAuthenticator>;
const refused = (code: string) => ({ details: { code } });
const begin = (browser: Browser, more: { currentPassword?: string; code?: string } = {}) =>
  browser.api.call(api.beginPasskey, { body: { currentPassword: password, ...more } });
async function add(browser: Browser, authenticator: Authenticator, wrong: Mischief = {}) {
  const { options } = await begin(browser);
  const body = { name: 'Laptop', credential: authenticator.create(options, wrong) };
  return (await browser.api.call(api.addPasskey, { body })).passkey;
}
const optionsFor = async (browser: Browser) => (await browser.api.call(api.beginPasskeyLogin, {})).options;
async function use(browser: Browser, authenticator: Authenticator, wrong: Mischief = {}) {
  const body = { credential: authenticator.use(await optionsFor(browser), wrong) };
  return browser.api.call(api.loginWithPasskey, { body });
}

test('a passkey is added with the password, signs in by itself and takes a visitor’s work along', async () => {
  const { browser, email } = await app.person();
  const authenticator = softwareAuthenticator();
  const wrongPassword = begin(browser, { currentPassword: 'another horse' });
  await expect(wrongPassword).rejects.toMatchObject(refused('WRONG_PASSWORD'));
  const made = await add(browser, authenticator);
  expect(made).toMatchObject({ name: 'Laptop', synced: false, lastUsedAt: null });
  await expect
    .poll(() => app.mails.filter(({ to, text }) => to === email && text.includes('“Laptop”')))
    .toHaveLength(1);
  const visitor = app.newBrowser();
  const { id } = await optimize(visitor);
  const { user, adopted } = await use(visitor, authenticator);
  expect({ email: user.email, adopted: adopted.optimizations }).toEqual({ email, adopted: [id] });
  expect((await visitor.api.call(api.getMe, {})).user.email).toBe(email);
  const { passkeys: listed } = await visitor.api.call(api.getSecondFactors, {});
  expect(listed).toEqual([{ ...made, lastUsedAt: expect.any(String) as string }]);
  expect((await visitor.api.call(api.exportAccount, {})).secondFactors).toMatchObject([
    { kind: 'passkey', name: 'Laptop' },
  ]);
  // The same authenticator is not asked again, and nobody else can have its passkey.
  expect((await begin(browser)).options.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }]);
  const other = await app.person();
  await expect(add(other.browser, authenticator)).rejects.toMatchObject(refused('PASSKEY_UNFIT'));
});

test.each<[string, Mischief]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without verifying the person', { verified: false }],
])('one made %s is not kept, and none signs in so', async (_, wrong) => {
  const { browser } = await app.person();
  const authenticator = softwareAuthenticator();
  await expect(add(browser, authenticator, wrong)).rejects.toMatchObject(refused('PASSKEY_UNFIT'));
  await add(browser, authenticator);
  await expect(use(app.newBrowser(), authenticator, wrong)).rejects.toMatchObject(refused('PASSKEY_UNKNOWN'));
  expect((await use(app.newBrowser(), authenticator)).user.id).toBeDefined();
});

test('a challenge is good once, for five minutes, in the browser and for the purpose it was made for', async () => {
  const { browser } = await app.person();
  const authenticator = softwareAuthenticator();
  await add(browser, authenticator);
  const visitor = app.newBrowser();
  const send = (from: Browser, credential: ReturnType<Authenticator['use']>) =>
    from.api.call(api.loginWithPasskey, { body: { credential } });
  const expired = refused('PASSKEY_EXPIRED');
  const stolen = authenticator.use(await optionsFor(visitor));
  await expect(send(app.newBrowser(), stolen)).rejects.toMatchObject(expired);
  const late = authenticator.use(await optionsFor(visitor));
  app.later(6);
  await expect(send(visitor, late)).rejects.toMatchObject(expired);
  const { challenge } = (await begin(browser)).options;
  const ofAdding = authenticator.use({ ...(await optionsFor(visitor)), challenge });
  await expect(send(visitor, ofAdding)).rejects.toMatchObject(expired);
  const ownMade = authenticator.use({
    ...(await optionsFor(visitor)),
    challenge: Buffer.alloc(54).toString('base64url'),
  });
  await expect(send(visitor, ownMade)).rejects.toMatchObject(expired);
  // Signing in gives the browser another session: the same answer is sent from the one it was made for, twice at once.
  const right = authenticator.use(await optionsFor(visitor));
  const both = await Promise.allSettled([send(visitor, right), send(visitor, right)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // An answer to adding one is no good for adding it again, nor for another account.
  const { options } = await begin(browser);
  const second = softwareAuthenticator().create(options);
  const other = await app.person();
  const body = { name: 'Phone', credential: second };
  await expect(other.browser.api.call(api.addPasskey, { body })).rejects.toMatchObject(expired);
  await browser.api.call(api.addPasskey, { body });
  await expect(browser.api.call(api.addPasskey, { body })).rejects.toMatchObject(expired);
});

test('one that is copied, of another account, unknown or removed opens nothing', async () => {
  const { browser, email } = await app.person();
  const authenticator = softwareAuthenticator();
  const unknown = refused('PASSKEY_UNKNOWN');
  const { options } = await begin(browser);
  await expect(use(app.newBrowser(), authenticator)).rejects.toMatchObject(unknown);
  const body = { name: 'Key', credential: authenticator.create(options) };
  const { passkey } = await browser.api.call(api.addPasskey, { body });
  await use(app.newBrowser(), authenticator, { counter: 9 });
  await expect(use(app.newBrowser(), authenticator, { counter: 9 })).rejects.toMatchObject(unknown);
  await expect(use(app.newBrowser(), authenticator, { counter: 10, userHandle: 'AAAA' })).rejects.toMatchObject(
    unknown,
  );
  const impostor = softwareAuthenticator();
  const signed = impostor.use(await optionsFor(browser));
  const forged = { ...signed, id: authenticator.id, rawId: authenticator.id };
  const { userHandle: _, ...response } = forged.response;
  const sent = browser.api.call(api.loginWithPasskey, { body: { credential: { ...forged, response } } });
  await expect(sent).rejects.toMatchObject(unknown);
  const other = await app.person();
  const remove = (from: Browser, currentPassword = password) =>
    from.api.call(api.removePasskey, { params: { id: passkey.id }, body: { currentPassword } });
  await expect(remove(other.browser)).rejects.toMatchObject(refused('PASSKEY_NOT_FOUND'));
  await expect(remove(browser, 'another horse')).rejects.toMatchObject(refused('WRONG_PASSWORD'));
  await remove(browser);
  await expect(use(app.newBrowser(), authenticator, { counter: 20 })).rejects.toMatchObject(unknown);
  await expect
    .poll(() => app.mails.filter(({ to, subject }) => to === email && subject.includes('removed')))
    .toHaveLength(1);
});

test('where the account asks for a second step, so does adding a passkey, and a passkey needs no code', async () => {
  const { browser } = await app.person();
  const { secret } = await app.turnOn(browser);
  await expect(begin(browser)).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
  await expect(begin(browser, { code: '12' })).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  const { options } = await begin(browser, { code: app.codeNow(secret) });
  const authenticator = softwareAuthenticator();
  const body = { name: 'Phone', credential: authenticator.create(options) };
  await browser.api.call(api.addPasskey, { body });
  expect((await use(app.newBrowser(), authenticator)).user.id).toBeDefined();
});

test('a passkey that was begun before the second step was turned on is not added after it', async () => {
  const { browser } = await app.person();
  const { options } = await begin(browser);
  await app.turnOn(browser);
  const body = { name: 'Laptop', credential: softwareAuthenticator().create(options) };
  await expect(browser.api.call(api.addPasskey, { body })).rejects.toMatchObject(refused('PASSKEY_EXPIRED'));
  expect((await browser.api.call(api.getSecondFactors, {})).passkeys).toEqual([]);
});

test('a sign-in that fails with a passkey of an account is recorded there', async () => {
  const { browser } = await app.person();
  const authenticator = softwareAuthenticator();
  await add(browser, authenticator);
  for (const wrong of [{ verified: false }, { counter: 0, userHandle: 'AAAA' }])
    await expect(use(app.newBrowser(), authenticator, wrong)).rejects.toMatchObject(refused('PASSKEY_UNKNOWN'));
  const { events } = await browser.api.call(api.listSecurityEvents, { query: { limit: 50 } });
  const failed = events.filter(({ kind }) => kind === 'passkey_failed');
  expect(failed.map(({ address }) => address !== null)).toEqual([true, true]);
});

test('an account has only so many', async () => {
  const { browser, user } = await app.person();
  const row = (index: number) => ({
    userId: user.id,
    name: 'Key',
    credentialId: `${user.id} ${index}`,
    publicKey: '',
    counter: 0,
    transports: [],
    synced: false,
    createdAt: new Date(),
  });
  const { db } = app.server.database;
  await db.insert(passkeys).values(Array.from({ length: maxPasskeys }, (_, index) => row(index)));
  await expect(begin(browser)).rejects.toMatchObject(refused('PASSKEYS_FULL'));
  await db.delete(passkeys).where(eq(passkeys.userId, user.id));
  await begin(browser);
});
