import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { deliveredOf, type Delivered } from '#test/support/models/delivered.ts';
import { startLyingModel, type LyingModel } from '#test/support/models/lying-model.ts';
import { modelOf, roundsOf, wordedPerson, type Said, type WordedPerson } from '#test/support/models/worded-people.ts';
import { pay, signUp } from '#test/support/people.ts';
import { hasPdftotext, pdftotext } from '#test/support/pdftotext.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';

let model: LyingModel;
let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  model = await startLyingModel();
  const house = {
    provider: 'openai',
    model: 'gpt-5-mini',
    key: 'sk-test',
    baseUrl: model.url,
    price: undefined,
  } as const;
  server = await testApp({ config: { models: { house, dailyBudgetUsd: undefined, forVisitors: false } } });
  browser = server.browser();
  await signUp(browser, 'worded@example.com');
  await pay(browser, 'unlimited');
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** The person's optimization, with all that is delivered of it. */
async function optimized({ text, job }: WordedPerson) {
  const body = { originalFileName: 'resume.txt', originalContent: text, ...job };
  const { optimizationId: id } = await browser.api.call(api.optimizeResume, { body });
  const status = async () => (await browser.api.call(api.getOptimization, { params: { id } })).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  const [stored] = await server.database.db.select().from(table).where(eq(table.id, id));
  const { optimizedContent, coverLetter, tailoring } = stored ?? {};
  if (!optimizedContent || !coverLetter || !tailoring) throw new Error('Nothing was made.');
  const paths = ['resume', 'cover-letter'].map((kind) => `/api/download/${kind}/${id}`);
  const files = hasPdftotext ? await Promise.all(paths.map(async (path) => (await browser.fetch(path)).bytes())) : [];
  return { texts: [optimizedContent, coverLetter, ...files.map(pdftotext)], tailoring };
}

async function told(person: WordedPerson, round?: number): Promise<Delivered> {
  const said: Said = { honest: [], lies: [] };
  model.behave(modelOf(person, said, round));
  const { texts, tailoring } = await optimized(person);
  return deliveredOf(said, texts, tailoring);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The people with recorded rewordings and lies; the last three were written after everything else was done. */
const learned =
  'software-engineer-en nurse-en warehouse-lead-en accountant-en electrician-en marketing-en lawyer-en truck-driver-en';
const people = `${learned} care-assistant-en graphic-designer-en project-manager-en`.split(' ').map(wordedPerson);

const share = (all: readonly Delivered[]): number =>
  sum(all.map(({ kept }) => kept)) / sum(all.map(({ honest }) => honest));

test('no lie of a model is delivered, and most of what is honest beside it is', { timeout: 600_000 }, async () => {
  const rounds: Delivered[] = [];
  for (const person of people) {
    for (let round = 0; round < roundsOf(person); round++) rounds.push(await told(person, round));
  }
  expect(rounds.flatMap(({ lies }) => lies)).toEqual([]);
  expect(sum(rounds.map(({ told: lies }) => lies))).toBeGreaterThan(140);
  expect(share(rounds)).toBeGreaterThan(0.85);
});

test('most of what an honest model says is delivered', { timeout: 240_000 }, async () => {
  const all: Delivered[] = [];
  for (const person of people) all.push(await told(person));
  expect(share(all)).toBeGreaterThan(0.8);
});
