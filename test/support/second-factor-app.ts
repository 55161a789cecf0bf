import { expect } from 'vitest';
import { api } from '#contract/api.ts';
import { codeAt, stepOf } from '#server/features/second-factors/totp.ts';
import type { Mailer } from '#server/adapters/mail/port.ts';
import { password, signUp } from './people.ts';
import type { Browser } from './browser.ts';
import { confirmAddress } from './verified.ts';
import { softwareAuthenticator } from './software-authenticator.ts';
import { testApp, type TestApp } from './test-app.ts';
import { bytesOf } from './totp-secret.ts';

/** A server with the test's clock and mail, and people on it. Other outside services can be replaced by name. */
export async function secondFactorApp(replaced: Parameters<typeof testApp>[0] = {}) {
  let now = new Date();
  let people = 0;
  const mails: { to: string; subject: string; text: string }[] = [];
  const mailer: Mailer = {
    send: async (mail) => void mails.push(mail),
    keptFor: async () => [],
    removeFor: async () => 0,
  };
  // The tests are about the step after the password, and the real hasher is slow.
  const passwords = {
    hash: async (text: string) => `hash of ${text}`,
    verify: async (hash: string | undefined, text: string) => hash === `hash of ${text}`,
  };
  const server: TestApp = await testApp({ clock: { now: () => now }, mailer, passwords, ...replaced });
  const codeNow = (secret: string, steps = 0): string => codeAt(bytesOf(secret), stepOf(now) + steps);
  /** To where nothing is left of what the limits counted, and every code is new. */
  const later = (minutes = 61): void => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const newBrowser = (): Browser => server.browser(`198.51.${Math.floor(people / 250)}.${(people += 1) % 250}`);
  /** The token of the newest link to a page that an address was mailed. */
  const mailedToken = async (email: string, page: string): Promise<string> => {
    const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
    const tokens = () => mails.filter(({ to }) => to === email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    await expect.poll(tokens).not.toEqual([]);
    return tokens().at(-1) ?? '';
  };
  return {
    server,
    mails,
    codeNow,
    later,
    newBrowser,
    /** A person with an account and, by default, a confirmed address. */
    async person({ confirmed = true } = {}) {
      const browser = newBrowser();
      const email = `person-${people}@example.com`;
      const { user } = await signUp(browser, email);
      if (confirmed) await confirmAddress(server.database.db, email);
      return { browser, email, user };
    },
    mailedToken,
    /** Sets a new password by a mailed link, as the owner of the mailbox does in a browser of theirs; that browser. */
    async resetPassword(email: string, newPassword: string, { removePasskeys = false } = {}) {
      const owner = newBrowser();
      await owner.api.call(api.forgotPassword, { body: { email } });
      const token = await mailedToken(email, 'reset-password');
      await owner.api.call(api.resetPassword, { body: { token, password: newPassword, removePasskeys } });
      return owner;
    },
    /** Adds a passkey, and answers what signs in with it. */
    async addPasskey(browser: Browser, code?: string) {
      const authenticator = softwareAuthenticator();
      const confirmed = { currentPassword: password, ...(code === undefined ? {} : { code }) };
      const { options } = await browser.api.call(api.beginPasskey, { body: confirmed });
      const body = { name: 'Laptop', credential: authenticator.create(options) };
      const { passkey } = await browser.api.call(api.addPasskey, { body });
      return { passkey, authenticator };
    },
    /** Turns two-step sign-in on, and waits until its first code is no longer fresh. */
    async turnOn(browser: Browser) {
      const { secret, setup } = await browser.api.call(api.beginAuthenticator, { body: { currentPassword: password } });
      const body = { setup, code: codeNow(secret) };
      const { recoveryCodes } = await browser.api.call(api.addAuthenticator, { body });
      later(1);
      return { secret, recoveryCodes };
    },
  };
}
