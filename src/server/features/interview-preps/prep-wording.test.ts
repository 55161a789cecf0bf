import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { startLyingModel, type LyingModel } from '#test/support/models/lying-model.ts';
import { prepModelOf, wordedPrep, type WordedPrep } from '#test/support/models/worded-preps.ts';
import { pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { openModels } from '../../adapters/ai/open-models.ts';
import type { ModelConfig } from '../../settings/config.ts';
import { interviewPreps } from '../../db/schema/optimizations.ts';
import { modelSpending } from '../../db/schema/model-spending.ts';
import { createLog } from '../../logging/log.ts';

let model: LyingModel;
beforeAll(async () => {
  model = await startLyingModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.behave(prepModelOf(worded, 'honest'));
  model.sent.length = 0;
});

const worded = wordedPrep('software-engineer-en');
const servers: TestApp[] = [];
afterAll(() => Promise.all(servers.splice(0).map((server) => server.close())));

let people = 0;

/** So long that a crowded machine cuts nothing short; only silence is waited for less. */
const patient = { waitMs: 5, callMs: 60_000, allMs: 120_000 };
const impatient = { ...patient, callMs: 500, allMs: 1_000 };

async function start(changed: Partial<ModelConfig> = {}, patience = patient): Promise<TestApp> {
  const price = { input: 1, output: 5 };
  const house = { provider: 'openai', model: 'gpt-5-mini', key: 'sk-house', baseUrl: model.url, price } as const;
  const models = { house, dailyBudgetUsd: undefined, forVisitors: false, ...changed };
  const addresses = { openai: model.url, anthropic: model.url };
  const log = createLog({ logLevel: 'silent' });
  const server = await testApp({
    config: { models },
    models: await openModels({ house: models.house, log, patience, addresses }),
  });
  servers.push(server);
  return server;
}

/** Somebody with an account who may have preps, and an optimization that is done. */
async function optimized(server: TestApp, { person }: WordedPrep = worded, withKey?: string) {
  const browser = server.browser();
  await signUp(browser, `asked-${(people += 1)}@example.com`);
  await pay(browser, 'unlimited');
  if (withKey !== undefined) await browser.api.call(api.setModelKey, { body: { provider: 'anthropic', key: withKey } });
  const body = { originalFileName: 'resume.txt', originalContent: person.text, ...person.job };
  const { optimizationId: id } = await browser.api.call(api.optimizeResume, { body });
  const status = async () => (await browser.api.call(api.getOptimization, { params: { id } })).status;
  await expect.poll(status, { timeout: 120_000 }).toBe('completed');
  return { browser, id };
}

const questionsSent = () => model.sent.filter(({ kind }) => kind === 'questions');

async function prepared(server: TestApp, browser: Browser, optimizationId: string) {
  await browser.api.call(api.generateInterviewPrep, { body: { optimizationId } });
  const view = () => browser.api.call(api.getInterviewPrep, { params: { optimizationId } });
  await expect.poll(async () => (await view()).status, { timeout: 120_000 }).toBe('completed');
  const { db } = server.database;
  const [stored] = await db.select().from(interviewPreps).where(eq(interviewPreps.optimizationId, optimizationId));
  if (!stored?.details) throw new Error('Nothing is stored.');
  return { ...stored, details: stored.details, seen: JSON.stringify(await view()) };
}

const byModel = ({ details }: Awaited<ReturnType<typeof prepared>>) =>
  details.questions.filter(({ wordedBy }) => wordedBy !== undefined);

describe('with a model of the operator’s', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await start();
  });

  test('an account gets its wordings where they are read; a prep made anew asks nobody', async () => {
    const { browser, id } = await optimized(server);
    const said: string[] = [];
    model.behave(prepModelOf(worded, 'honest', said));
    const first = await prepared(server, browser, id);
    expect(byModel(first).length).toBeGreaterThan(5);
    const delivered = said.filter((text) => first.seen.includes(JSON.stringify(text).slice(1, -1)));
    // Seven of eleven: the others say what the rules do not let a model say.
    expect(delivered.length / said.length).toBeGreaterThan(0.6);
    expect([first.questions, first.behavioralQuestions, first.technicalQuestions].flat()).toEqual(
      first.details.questions.map(({ text }) => text),
    );
    const asked = questionsSent().length;
    expect(asked).toBeLessThanOrEqual(3);
    expect(first.proposals?.use).toMatchObject({ model: 'openai/gpt-5-mini', ownKey: false });
    const again = await prepared(server, browser, id);
    expect(again.details).toEqual(first.details);
    expect(questionsSent()).toHaveLength(asked);
    const spent = await server.database.db
      .select()
      .from(modelSpending)
      .where(eq(modelSpending.userId, first.userId ?? ''));
    // The optimization's, and the prep's.
    expect(spent).toHaveLength(2);
  });

  test.each(['nurse-en', 'software-engineer-en', 'marketing-en', 'care-assistant-en'])(
    'no lie about %s is delivered',
    async (name) => {
      const about = wordedPrep(name);
      const { browser, id } = await optimized(server, about);
      const said: string[] = [];
      model.behave(prepModelOf(about, 'lies', said));
      const { seen } = await prepared(server, browser, id);
      expect(said.length).toBeGreaterThan(4);
      expect(about.lies.filter(({ marker }) => seen.includes(JSON.stringify(marker).slice(1, -1)))).toEqual([]);
    },
  );

  test.each([
    ['too many requests', { status: 429, headers: { 'retry-after': '0' } }],
    ['an error', { status: 500 }],
    ['nonsense', { text: '{"questions": [{"id": ' }],
    ['another form', { answer: { questions: 'none' } }],
  ] as const)('%s of it leaves the questions of the rules, and a later run asks again', async (_, behaviour) => {
    const { browser, id } = await optimized(server);
    model.behave(() => behaviour);
    const made = await prepared(server, browser, id);
    expect(made.details.questions.length).toBeGreaterThan(8);
    expect(byModel(made)).toEqual([]);
    expect(made.proposals).toBeNull();
    model.behave(prepModelOf(worded, 'honest'));
    expect(byModel(await prepared(server, browser, id)).length).toBeGreaterThan(5);
  });

  test('silence of it leaves the questions of the rules', async () => {
    const hasty = await start({}, impatient);
    const { browser, id } = await optimized(hasty);
    model.behave(() => ({ hang: true }));
    const made = await prepared(hasty, browser, id);
    expect(made.details.questions.length).toBeGreaterThan(8);
    expect(byModel(made)).toEqual([]);
    expect(made.proposals).toBeNull();
  });

  test('nothing is asked beyond the daily budget', async () => {
    const frugal = await start({ dailyBudgetUsd: 1 });
    const { browser, id } = await optimized(frugal);
    model.sent.length = 0;
    const day = new Date().toISOString().slice(0, 10);
    await frugal.database.db.insert(modelSpending).values({ day, paying: true, usd: 1 });
    expect(byModel(await prepared(frugal, browser, id))).toEqual([]);
    expect(model.sent).toEqual([]);
  });
});

test('a key of one’s own is used, with no budget of ours', async () => {
  const server = await start({ house: undefined, dailyBudgetUsd: 0 });
  const { browser, id } = await optimized(server, worded, 'sk-ant-own-key-9876');
  const made = await prepared(server, browser, id);
  expect(byModel(made).length).toBeGreaterThan(5);
  expect(made.proposals?.use).toMatchObject({ ownKey: true });
  expect(questionsSent().every(({ headers }) => headers['x-api-key'] === 'sk-ant-own-key-9876')).toBe(true);
});

test('without a model the questions are those of the rules', async () => {
  const server = await start({ house: undefined });
  const { browser, id } = await optimized(server);
  const made = await prepared(server, browser, id);
  expect(byModel(made)).toEqual([]);
  expect(made.proposals).toBeNull();
});
