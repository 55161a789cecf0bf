import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { startLyingModel, tokensOfAnswer, type LyingModel } from '#test/support/models/lying-model.ts';
import { modelOf, wordedPerson } from '#test/support/models/worded-people.ts';
import { pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { openModels } from '../../adapters/ai/open-models.ts';
import type { ModelConfig } from '../../settings/config.ts';
import { createLog } from '../../logging/log.ts';
import { modelSpending } from '../../db/schema/model-spending.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';
import { dailyCaps } from './model-budget.ts';

let model: LyingModel;
beforeAll(async () => {
  model = await startLyingModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.behave(modelOf(person, { honest: [], lies: [] }));
  model.sent.length = 0;
});

const person = wordedPerson('nurse-en');
const servers: TestApp[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** So long that a crowded machine cuts nothing short; only silence is waited for less. */
const patient = { waitMs: 5, callMs: 60_000, allMs: 120_000 };
const impatient = { ...patient, callMs: 500, allMs: 1_000 };

async function start(
  changed: Partial<ModelConfig> = {},
  { price = { input: 1, output: 5 }, patience = patient } = {},
): Promise<TestApp> {
  const house = { provider: 'openai', model: 'gpt-5-mini', key: 'sk-house', baseUrl: model.url, price } as const;
  const models = { house, dailyBudgetUsd: undefined, forVisitors: false, ...changed };
  const log = createLog({ logLevel: 'silent' });
  const addresses = { openai: model.url, anthropic: model.url };
  const server = await testApp({
    config: { models },
    models: await openModels({ house: models.house, log, patience, addresses }),
  });
  servers.push(server);
  return server;
}

async function optimized(server: TestApp, browser: Browser) {
  const body = { originalFileName: 'resume.txt', originalContent: person.text, ...person.job };
  const { optimizationId: id } = await browser.api.call(api.optimizeResume, { body });
  const view = () => browser.api.call(api.getOptimization, { params: { id } });
  await expect.poll(async () => (await view()).status, { timeout: 120_000 }).toBe('completed');
  const [stored] = await server.database.db.select().from(table).where(eq(table.id, id));
  if (!stored) throw new Error('Nothing is stored.');
  return { ...stored, stageSeen: (await view()).stage };
}

const byModel = ({ tailoring }: Awaited<ReturnType<typeof optimized>>) =>
  (tailoring?.changes ?? []).filter(({ origin }) => origin?.by === 'model');

describe('with a model of the operator’s', () => {
  test('an account gets its wordings, each with its origin and cost; a later run asks nobody', async () => {
    const server = await start();
    const browser = server.browser();
    await signUp(browser, 'a@example.com');
    const made = await optimized(server, browser);
    expect(byModel(made).length).toBeGreaterThan(5);
    const [change] = byModel(made);
    const answer = (tokensOfAnswer.input + 5 * tokensOfAnswer.output) / 1e6;
    expect(change?.origin).toMatchObject({ by: 'model', model: 'openai/gpt-5-mini' });
    expect(made.tailoring?.letter.paragraphs[0]?.origin).toMatchObject({ by: 'model' });
    const sections = model.sent.length;
    const use = {
      model: 'openai/gpt-5-mini',
      ownKey: false,
      inputTokens: 1000 * sections,
      outputTokens: 200 * sections,
    };
    expect(made.proposals?.use).toMatchObject(use);
    expect(made.proposals?.use?.usd).toBeCloseTo(answer * sections, 8);
    expect(made.stageSeen).toBeNull();
    const [spent] = await server.database.db.select().from(modelSpending);
    expect(spent).toMatchObject({ paying: false, usd: expect.closeTo(answer * sections, 8) });
    expect(spent?.address).toMatch(/^[\w-]{43}$/);

    const { questions } = await browser.api.call(api.listQuestions, { params: { id: made.id } });
    const [question] = questions;
    const body = {
      key: question?.key ?? '',
      state: 'answered',
      text: 'I did this for 3 years on the night shift.',
    } as const;
    await browser.api.call(api.answerQuestion, { params: { id: made.id }, body });
    const state = async () => (await browser.api.call(api.getOptimization, { params: { id: made.id } })).status;
    await expect.poll(state, { timeout: 120_000 }).toBe('completed');
    expect(model.sent).toHaveLength(sections);
  });

  test('what is sent names nobody', async () => {
    const server = await start();
    const browser = server.browser();
    await signUp(browser, 'a@example.com');
    await optimized(server, browser);
    const { name = '', email = '', phone = '' } = person.resume.basics ?? {};
    for (const part of [...name.split(' '), email, phone, 'a@example.com']) {
      expect(model.sent.filter(({ raw }) => raw.includes(part))).toEqual([]);
    }
  });

  test('a visitor gets the built-in writer unless visitors may have it', async () => {
    const server = await start();
    expect(byModel(await optimized(server, server.browser()))).toEqual([]);
    expect(model.sent).toEqual([]);
    const open = await start({ forVisitors: true });
    expect(byModel(await optimized(open, open.browser())).length).toBeGreaterThan(5);
  });

  test.each([
    ['an error', { status: 500 }],
    ['nonsense', { text: 'I cannot help with that.' }],
    ['silence', { hang: true }],
  ] as const)('%s of it costs nothing but its wordings', async (_, behaviour) => {
    model.behave(() => behaviour);
    const server = await start({}, { patience: 'hang' in behaviour ? impatient : patient });
    const browser = server.browser();
    await signUp(browser, 'a@example.com');
    const made = await optimized(server, browser);
    expect(byModel(made)).toEqual([]);
    expect(made.tailoring?.changes.length).toBeGreaterThan(0);
  });
});

describe('the daily budget', () => {
  const register = async (server: TestApp, email: string) => {
    const browser = server.browser();
    await signUp(browser, email);
    return browser;
  };

  test('is kept by half for those who paid, and asked no further than it goes', async () => {
    const server = await start({ dailyBudgetUsd: 1 });
    const { db } = server.database;
    const day = new Date().toISOString().slice(0, 10);
    await db.insert(modelSpending).values({ day, paying: false, usd: 0.499 });
    expect(byModel(await optimized(server, await register(server, 'free@example.com')))).toEqual([]);
    const payer = await register(server, 'payer@example.com');
    await pay(payer, 'pro');
    expect(byModel(await optimized(server, payer)).length).toBeGreaterThan(5);
    await db.insert(modelSpending).values({ day, paying: true, usd: 0.5 });
    expect(byModel(await optimized(server, payer))).toEqual([]);
    await db.update(modelSpending).set({ day: '2020-01-01' });
    expect(byModel(await optimized(server, await register(server, 'next@example.com'))).length).toBeGreaterThan(5);
  });

  test('has caps for each account and for each address of visitors', async () => {
    const server = await start({ forVisitors: true });
    const browser = await register(server, 'keen@example.com');
    const first = await optimized(server, browser);
    const { db } = server.database;
    const [spent] = await db.select().from(modelSpending);
    if (!spent) throw new Error('Nothing was spent.');
    const { id: _id, ...again } = spent;
    await db.insert(modelSpending).values(Array.from({ length: dailyCaps.account - 1 }, () => again));
    expect(byModel(first).length).toBeGreaterThan(5);
    expect(byModel(await optimized(server, browser))).toEqual([]);
    expect(byModel(await optimized(server, server.browser()))).toEqual([]);
    expect(byModel(await optimized(server, server.browser('198.51.100.7'))).length).toBeGreaterThan(5);
  });
});

test('a key of one’s own is used for a visitor, too, with no budget of ours', async () => {
  const server = await start({ house: undefined, dailyBudgetUsd: 0 });
  const browser = server.browser();
  await browser.api.call(api.setModelKey, { body: { provider: 'anthropic', key: 'sk-ant-own-key-9876' } });
  const made = await optimized(server, browser);
  expect(byModel(made).length).toBeGreaterThan(5);
  expect(made.proposals?.use).toMatchObject({ model: 'anthropic/claude-haiku-4-5', ownKey: true });
  expect(
    model.sent.every(({ path, headers }) => path === '/v1/messages' && headers['x-api-key'] === 'sk-ant-own-key-9876'),
  ).toBe(true);
  expect(await server.database.db.select().from(modelSpending)).toEqual([]);
  expect(byModel(await optimized(server, server.browser()))).toEqual([]);
});
