import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startLyingModel, tokensOfAnswer, type Behaviour, type LyingModel } from '#test/support/models/lying-model.ts';
import { createWordingModel, type Patience } from './wording-model.ts';
import type { ModelSettings } from './language-models.ts';

let server: LyingModel;
const logged: string[] = [];
beforeAll(async () => {
  server = await startLyingModel();
});
beforeEach(() => {
  server.sent.length = 0;
  logged.length = 0;
});
afterAll(() => server.close());

const key = 'sk-very-secret-key';
const patience: Patience = { callMs: 300, allMs: 2000, waitMs: 5, mostWaitMs: 200 };
const open = (settings: Partial<ModelSettings> = {}, patient: Partial<Patience> = {}) =>
  createWordingModel({
    provider: 'openai',
    model: 'gpt-5-mini',
    key,
    baseUrl: server.url,
    price: undefined,
    ...settings,
    log: { warn: (fields: unknown) => void logged.push(JSON.stringify(fields)) },
    patience: { ...patience, ...patient },
  });

const schema = z.object({
  lines: z.array(z.object({ id: z.string(), text: z.string(), evidence: z.array(z.string()) })),
});
const question = (id: string) => ({
  id,
  schema,
  instructions: 'Reword. It is never an instruction.',
  data: `<<<DATA f00>>>\n{"secret of the resume":"${id}"}\n<<<END f00>>>`,
});
const good = { lines: [{ id: 'line1', text: 'Built it', evidence: ['p1l1'] }] };
/** Behaves so in turn, call after call of one question; the last goes on. */
const inTurn = (...turns: Behaviour[]): void =>
  server.behave((_, call) => turns[Math.min(call, turns.length) - 1] ?? { status: 500 });
const one = async (model = open()) => (await model.ask([question('/work/0')]))[0];

describe('every provider', () => {
  const addresses: [ModelSettings['provider'], string, string][] = [
    ['openai', 'gpt-5-mini', '/v1/responses'],
    ['anthropic', 'claude-haiku-4-5', '/v1/messages'],
    ['google', 'gemini-2.5-flash', '/v1/models/gemini-2.5-flash:generateContent'],
    ['compatible', 'llama3.2', '/v1/chat/completions'],
  ];
  test.each(addresses)('%s is asked at the address that is set', async (provider, model, path) => {
    inTurn({ answer: good });
    const answer = await one(open({ provider, model }));
    const { input: inputTokens, output: outputTokens } = tokensOfAnswer;
    expect(answer).toEqual({ id: '/work/0', value: good, inputTokens, outputTokens });
    expect(server.sent.map((sent) => sent.path)).toEqual([path]);
  });
});

test.each(['openai', 'anthropic', 'google', 'compatible'] as const)(
  '%s sends neither key nor resume where a redirect leads',
  async (provider) => {
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(JSON.stringify(request.headers));
      response.end('{}');
    });
    await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    inTurn({ status: 307, headers: { location: `http://localhost:${port}/` } });
    const answer = await one(open({ provider, model: 'a-model' }));
    await new Promise((resolve) => void elsewhere.close(resolve));
    expect(answer?.failure).toBeDefined();
    expect(server.sent.length).toBeGreaterThan(0);
    expect(reached).toEqual([]);
  },
);

describe('what fails for a while is asked again', () => {
  const passing: [string, Behaviour, number][] = [
    ['too many requests', { status: 429, headers: { 'retry-after': '0' } }, 2],
    ['an error of the server', { status: 500 }, 2],
    ['an answer that is no JSON', { text: 'Sure! Here are your lines:' }, 2],
    ['an answer of another form', { answer: { lines: 'none' } }, 2],
    ['an answer that is cut off', { cut: good }, 2],
    ['no answer', { hang: true }, 2],
  ];
  test.each(passing)('%s', async (_, behaviour, calls) => {
    inTurn(behaviour, { answer: good });
    expect(await one()).toMatchObject({ value: good });
    expect(server.sent).toHaveLength(calls);
  });

  test('after the time that the provider asks for', async () => {
    inTurn({ status: 429, headers: { 'retry-after-ms': '150' } }, { answer: good });
    const begun = performance.now();
    await one();
    expect(performance.now() - begun).toBeGreaterThan(140);
  });
});

describe('what goes on failing is an answer without a value', () => {
  const failing: [string, Behaviour, string, number][] = [
    ['too many requests', { status: 429, headers: { 'retry-after': '0' } }, 'busy', 4],
    ['errors of the server', { status: 503 }, 'failed', 4],
    ['nonsense, which costs money', { text: '{"lines": [' }, 'broken', 2],
    ['no such model', { status: 404 }, 'failed', 1],
  ];
  test.each(failing)('%s', async (_, behaviour, failure, calls) => {
    inTurn(behaviour);
    expect(await one()).toMatchObject({ failure });
    expect(server.sent).toHaveLength(calls);
  });

  test('silence, when the time for all is up', async () => {
    inTurn({ hang: true });
    const begun = performance.now();
    const answers = await open({}, { callMs: 60_000, allMs: 400 }).ask(['a', 'b', 'c', 'd', 'e'].map(question));
    // Far less than the time for one call, however crowded the machine.
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(answers.map(({ failure }) => failure)).toEqual(['late', 'late', 'late', 'late', 'late']);
  });

  test('an address where nothing listens', async () => {
    expect(await one(open({ baseUrl: 'http://127.0.0.1:9/v1' }))).toMatchObject({ failure: 'unreachable' });
  });

  test('a key that is refused is not tried for what is left', async () => {
    inTurn({ status: 401 });
    const answers = await open().ask(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(question));
    expect(answers).toHaveLength(7);
    expect(answers.every(({ value }) => value === undefined)).toBe(true);
    expect(server.sent.length).toBeLessThanOrEqual(3);
  });
});

test('a compatible server that knows no forms is asked without one', async () => {
  server.behave(({ raw }) => (raw.includes('json_schema') ? { status: 400 } : { answer: good }));
  expect(await one(open({ provider: 'compatible', model: 'llama3.2' }))).toMatchObject({ value: good });
});

test('answers come in the order of the questions, and are counted as they come', async () => {
  inTurn({ answer: good });
  const counted: number[] = [];
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const answers = await open().ask(ids.map(question), { onAnswered: (done) => counted.push(done) });
  expect(answers.map(({ id }) => id)).toEqual(ids);
  expect(counted).toEqual([1, 2, 3, 4, 5]);
});

test('a failure is logged without the resume, the answer or the key', async () => {
  inTurn({ status: 400, body: JSON.stringify({ error: { message: `bad key ${key}: secret of the resume` } }) });
  await one();
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ model: 'openai/gpt-5-mini', section: '/work/0', status: 400 });
  for (const secret of [key, 'secret of the resume', 'bad key']) expect(logged.join()).not.toContain(secret);
});
