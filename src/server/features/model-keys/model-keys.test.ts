import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { createSealer } from '../../secrets/sealed-text.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const purpose = 'model keys of sessions';
const key = 'sk-ant-api03-abcdefgh1234';
const held = { provider: 'anthropic', model: 'claude-haiku-4-5', ends: '1234' };
const kept = async () => (await server.database.db.select().from(sessions)).map(({ modelKey }) => modelKey ?? '');

test('a key is told by its last four characters, and forgotten on request', async () => {
  const browser = server.browser();
  expect(await browser.api.call(api.getModelKey, {})).toEqual({ held: null });
  expect(await browser.api.call(api.setModelKey, { body: { provider: 'anthropic', key: ` ${key} ` } })).toEqual({
    held,
  });
  expect(await browser.api.call(api.getModelKey, {})).toEqual({ held });
  expect(await server.browser().api.call(api.getModelKey, {})).toEqual({ held: null });
  expect((await kept()).join()).not.toContain('api03');
  expect(await browser.api.call(api.removeModelKey, {})).toEqual({ held: null });
  expect(await browser.api.call(api.getModelKey, {})).toEqual({ held: null });
});

test('a key stays when its visitor signs up, is in no export, and ends when they sign out', async () => {
  const browser = server.browser();
  await browser.api.call(api.setModelKey, { body: { provider: 'anthropic', key } });
  await signUp(browser, 'keyed@example.com');
  expect(await browser.api.call(api.getModelKey, {})).toEqual({ held });
  const [stored] = (await kept()).filter((sealed) => sealed !== '');
  const command = await server.operator.run({ command: 'account export', payload: { email: 'keyed@example.com' } });
  const exported = JSON.stringify([command, await browser.api.call(api.exportAccount, { query: {} })]);
  for (const secret of [key, stored ?? '-', 'modelKey']) expect(exported).not.toContain(secret);
  await browser.api.call(api.logout, {});
  expect((await kept()).filter((sealed) => sealed !== '')).toEqual([]);
});

test.each(['short', 'has a space in it', 'x'.repeat(500), 'ключ-ключ-ключ'])('%j is no key', async (wrong) => {
  const body = { provider: 'openai', key: wrong } as const;
  await expect(server.browser().api.call(api.setModelKey, { body })).rejects.toThrow('INVALID_INPUT');
});

test('a sealed key opens for its own session and under its own secret alone', async () => {
  const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
  const sealer = createSealer('a secret of thirty-two characters', purpose);
  const sealed = sealer.seal(key, here);
  expect(sealer.open(sealed, here)).toBe(key);
  expect(sealer.open(sealed, there)).toBeUndefined();
  expect(createSealer('another secret of thirty-two chars', purpose).open(sealed, here)).toBeUndefined();
  expect(createSealer('a secret of thirty-two characters', 'another purpose').open(sealed, here)).toBeUndefined();
  expect(sealer.open(`${sealed.slice(0, -4)}AAAA`, here)).toBeUndefined();
  expect(sealer.open('nonsense', here)).toBeUndefined();
  expect(sealer.seal(key, here)).not.toBe(sealed);
});

test('what cannot be opened any more counts as none', async () => {
  const browser = server.browser();
  await browser.api.call(api.setModelKey, { body: { provider: 'openai', key } });
  const { db } = server.database;
  const all = await db.select().from(sessions);
  const own = all.find(({ modelKey }) => modelKey !== null);
  await db
    .update(sessions)
    .set({ modelKey: createSealer('x'.repeat(32), purpose).seal(key, own?.id ?? '') })
    .where(eq(sessions.id, own?.id ?? ''));
  expect(await browser.api.call(api.getModelKey, {})).toEqual({ held: null });
});
