import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { checkNames } from '#domain/scoring/check-names.ts';
import { claim, job, optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { atsEvaluations } from '../../db/schema/assessments.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const evaluate = (browser: ReturnType<TestApp['browser']>, optimizationId: string) =>
  browser.api.call(api.evaluateOptimization, { body: { optimizationId } });
const stored = (optimizationId: string) =>
  server.database.db.select().from(atsEvaluations).where(eq(atsEvaluations.optimizationId, optimizationId));

test('a stored optimization is evaluated with all checks, and one evaluation of it is kept', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'evaluated@example.com');
  const { id: optimizationId } = await optimize(browser);
  const locked = await evaluate(browser, optimizationId);
  expect(locked).toMatchObject({ optimizationId, scored: 'original' });
  expect(Object.keys(locked.detailedScores).toSorted()).toEqual(checkNames.toSorted());
  const [row] = await stored(optimizationId);
  expect(row).toMatchObject({
    id: locked.id,
    userId: user.id,
    jobTitle: job.jobTitle,
    overallScore: locked.overallScore,
  });
  expect(row?.detailedScores).toEqual(locked.detailedScores);

  await pay(browser, 'resume', optimizationId);
  await expect
    .poll(async () => (await evaluate(browser, optimizationId)).scored, { timeout: 30_000 })
    .toBe('optimized');
  expect(await stored(optimizationId)).toHaveLength(1);
  await browser.api.call(api.deleteOptimization, { params: { id: optimizationId } });
  expect(await stored(optimizationId)).toEqual([]);
});

test('a check that cannot be judged stands without points, says why, and is listed nowhere', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'unjudged@example.com');
  const { id: optimizationId } = await optimize(browser);
  const { detailedScores, ...evaluation } = await evaluate(browser, optimizationId);
  // A pasted text has no fonts and no pages.
  expect(detailedScores.parseableFonts).toMatchObject({ score: 0, passed: false, judged: false });
  expect(detailedScores.parseableFonts.feedback).not.toBe('');
  expect(detailedScores.contactInformation).not.toHaveProperty('judged');
  const lists = Object.values(evaluation).filter(Array.isArray).flat() as string[];
  const unjudged = Object.values(detailedScores).filter(({ judged }) => judged === false);
  for (const { feedback } of unjudged) expect(lists).not.toContain(feedback);

  // The live score is stored in the same shape; without a job more cannot be judged.
  await browser.api.call(api.evaluateLive, { body: { resumeContent: resumeText, jobTitle: '', jobDescription: '' } });
  const rows = await server.database.db.select().from(atsEvaluations).where(eq(atsEvaluations.userId, user.id));
  const live = rows.find((row) => row.optimizationId === null);
  expect(Object.keys(live?.detailedScores ?? {}).toSorted()).toEqual(checkNames.toSorted());
  expect(live?.detailedScores?.keywordOptimization).toMatchObject({ score: 0, passed: false, judged: false });
  expect(live?.overallScore).toBeGreaterThan(40);
});

test('what is missing is said, and another’s optimization is not there', async () => {
  const [visitor, stranger] = [server.browser(), server.browser()];
  const { id, claimToken = '' } = await optimize(visitor);
  const refused = { status: 400, details: { error: 'Optimization ID is required' } };
  await expect(visitor.api.call(api.evaluateOptimization, { body: {} as never })).rejects.toMatchObject(refused);
  await expect(evaluate(visitor, ' ')).rejects.toMatchObject(refused);
  await expect(evaluate(stranger, id)).rejects.toMatchObject({ status: 404 });
  // A visitor's is answered and not stored.
  expect(await evaluate(visitor, id)).not.toHaveProperty('id');
  expect(await stored(id)).toEqual([]);
  await signUp(stranger, 'claims@example.com');
  await claim(stranger, claimToken);
  await evaluate(stranger, id);
  expect(await stored(id)).toHaveLength(1);
});
