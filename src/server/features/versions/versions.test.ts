import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxVersions } from '#contract/versions.ts';
import type { Browser } from '#test/support/browser.ts';
import { claim, optimize, pay, signUp } from '#test/support/people.ts';
import { settled as jobsSettled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { optimizationVersions, resumeOptimizations as table } from '../../db/schema/optimizations.ts';
import { optimizeJob } from '../optimizations/jobs.ts';
import { beginWork, complete } from '../optimizations/store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let people = 0;
const newBrowser = () => server.browser(`203.0.113.${(people += 1)}`);

const list = (browser: Browser, id: string) => browser.api.call(api.listVersions, { params: { id } });
const save = (browser: Browser, id: string, name: string) =>
  browser.api.call(api.saveVersion, { params: { id }, body: { name } });
const restore = (browser: Browser, id: string, versionId: string) =>
  browser.api.call(api.restoreVersion, { params: { id, versionId } });
const remove = (browser: Browser, id: string, versionId: string) =>
  browser.api.call(api.deleteVersion, { params: { id, versionId } });
const rename = (browser: Browser, id: string, versionId: string, name: string) =>
  browser.api.call(api.renameVersion, { params: { id, versionId }, body: { name } });
const read = (browser: Browser, id: string, versionId: string) =>
  browser.api.call(api.getVersion, { params: { id, versionId } });
const namesOf = ({ versions }: Awaited<ReturnType<typeof list>>) => versions.map(({ name }) => name);
const idOf = ({ versions }: Awaited<ReturnType<typeof list>>, name: string) =>
  versions.find((version) => version.name === name)?.id ?? 'none';

async function row(id: string) {
  const [found] = await server.database.db.select().from(table).where(eq(table.id, id));
  if (!found?.tailoring) throw new Error('Nothing is stored.');
  return { ...found, tailoring: found.tailoring };
}

/** What can be changed of an optimization, and what came of it. */
async function stateOf(id: string) {
  const { answers, decisions, tailoring, optimizedContent, coverLetter, matchScore, status } = await row(id);
  return { answers, decisions, tailoring, optimizedContent, coverLetter, matchScore, status };
}

async function settled(browser: Browser, id: string): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const { status } = await browser.api.call(api.listQuestions, { params: { id } });
    if (status === 'completed') return;
    await sleep(50);
  }
  throw new Error('The optimization did not settle.');
}

const sapText = 'I booked goods receipts in SAP with the drivers at the gate and mended wrong counts there.';

/** Answers a question, which makes the optimization another one. */
async function answerSap(browser: Browser, id: string, text = sapText): Promise<void> {
  const { questions, answers } = await browser.api.call(api.listQuestions, { params: { id } });
  const asked = [...questions, ...answers].find(({ requirement }) => /SAP/.test(requirement));
  const body = { key: asked?.key ?? '', state: 'answered' as const, text };
  await browser.api.call(api.answerQuestion, { params: { id }, body });
  await settled(browser, id);
}

describe('the first version', () => {
  test('is there from the start, once, with the scores of the optimization', async () => {
    const browser = newBrowser();
    const { id, view } = await optimize(browser);
    const [one, other] = await Promise.all([list(browser, id), list(browser, id)]);
    expect(one).toEqual(other);
    expect(one.versions).toEqual([
      {
        id: expect.any(String) as string,
        name: 'As first written',
        createdAt: view.completedAt,
        first: true,
        current: true,
        matchScore: view.matchScore,
        scoreAfter: view.scoreAfter,
        changesCount: view.changesCount,
      },
    ]);
  });

  test('is kept before the first answer, also where nobody has looked at versions, and never changes', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const before = await stateOf(id);
    await answerSap(browser, id);
    const { versions } = await list(browser, id);
    expect(versions).toMatchObject([{ name: 'As first written', first: true, current: false }]);
    const first = versions[0]?.id ?? '';
    for (const call of [() => remove(browser, id, first), () => rename(browser, id, first, 'Mine')])
      await expect(call()).rejects.toMatchObject({ status: 409, details: { code: 'VERSION_IS_FIRST' } });
    await restore(browser, id, first);
    await answerSap(browser, id, `${sapText} It was every week.`);
    const [kept] = await server.database.db
      .select()
      .from(optimizationVersions)
      .where(eq(optimizationVersions.id, first));
    const { matchScore: _matchScore, status: _status, ...first_ } = before;
    expect(kept).toMatchObject(first_);
  });

  test('is not made of what was changed before there were versions', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    await answerSap(browser, id);
    await server.database.db.delete(optimizationVersions).where(eq(optimizationVersions.optimizationId, id));
    expect(await list(browser, id)).toEqual({ versions: [] });
    await answerSap(browser, id, `${sapText} It was every week.`);
    expect(await list(browser, id)).toEqual({ versions: [] });
  });
});

describe('a version', () => {
  test('is saved, named anew, restored and deleted; restoring keeps what was there before', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const first = await stateOf(id);
    await answerSap(browser, id);
    const answered = await stateOf(id);
    expect(answered.optimizedContent).not.toBe(first.optimizedContent);

    const restored = await restore(browser, id, idOf(await list(browser, id), 'As first written'));
    expect(namesOf(restored)).toEqual(['Before restoring “As first written”', 'As first written']);
    expect(restored.versions.map(({ current }) => current)).toEqual([false, true]);
    expect(await stateOf(id)).toEqual(first);
    const { matchScore, optimizedContent } = await browser.api.call(api.getOptimization, { params: { id } });
    expect({ matchScore }).toEqual({ matchScore: first.matchScore });
    expect(optimizedContent?.slice(0, 100)).toBe(first.optimizedContent?.slice(0, 100));

    const back = await restore(browser, id, idOf(restored, 'Before restoring “As first written”'));
    // What was there before is a version already.
    expect(namesOf(back)).toHaveLength(2);
    expect(await stateOf(id)).toEqual(answered);

    const saved = await save(browser, id, '  With SAP ');
    expect(namesOf(saved)[0]).toBe('With SAP');
    expect(saved.versions[0]).toMatchObject({ current: true, first: false, matchScore: answered.matchScore });
    const renamed = await rename(browser, id, idOf(saved, 'With SAP'), 'SAP at the gate');
    expect(namesOf(renamed)[0]).toBe('SAP at the gate');
    const removed = await remove(browser, id, idOf(renamed, 'SAP at the gate'));
    expect(namesOf(removed)).toHaveLength(2);
    expect(await stateOf(id)).toEqual(answered);
    await expect(restore(browser, id, idOf(renamed, 'SAP at the gate'))).rejects.toMatchObject({
      status: 404,
      details: { code: 'VERSION_NOT_FOUND' },
    });
  });

  test('restored, goes on from there: later answers are added to its own', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    await answerSap(browser, id);
    await restore(browser, id, idOf(await list(browser, id), 'As first written'));
    expect((await browser.api.call(api.listQuestions, { params: { id } })).answers).toEqual([]);
    await answerSap(browser, id, 'I counted the stock of the cold store in SAP every week with two colleagues.');
    const { answers, optimizedContent } = await row(id);
    expect(answers).toHaveLength(1);
    expect(optimizedContent).toMatch(/cold store in SAP/);
  });

  test('is not restored over by a run that was begun before, nor while one goes on', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const { db } = server.database;
    await answerSap(browser, id);
    const first = idOf(await list(browser, id), 'As first written');
    await db.update(table).set({ status: 'processing' }).where(eq(table.id, id));
    const refused = { status: 409, details: { code: 'NOT_READY' } };
    await expect(restore(browser, id, first)).rejects.toMatchObject(refused);
    await expect(save(browser, id, 'Too early')).rejects.toMatchObject(refused);
    // One that failed can be brought back.
    const begun = await beginWork(db, id);
    await db.update(table).set({ status: 'failed' }).where(eq(table.id, id));
    await restore(browser, id, first);
    const before = await row(id);
    if (!begun) throw new Error('It was not begun.');
    const late = { ...before, freeChanges: [], optimizedContent: 'late', coverLetter: 'late', completedAt: new Date() };
    await complete(db, begun, late);
    await server.queue.enqueue(optimizeJob, { optimizationId: id, startedBy: {} }, db);
    await jobsSettled(db, [optimizeJob.name]);
    expect(await row(id)).toEqual(before);
  });

  test(`is one of ${maxVersions} at most, and none is lost by restoring then`, async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    for (let number = 1; number <= maxVersions; number++) await save(browser, id, `Number ${number}`);
    const full = { status: 409, details: { code: 'VERSIONS_FULL', error: expect.stringContaining('20') as string } };
    await expect(save(browser, id, 'One more')).rejects.toMatchObject(full);
    await answerSap(browser, id);
    const answered = await stateOf(id);
    const all = await list(browser, id);
    expect(all.versions).toHaveLength(maxVersions + 1);
    await expect(restore(browser, id, idOf(all, 'As first written'))).rejects.toMatchObject(full);
    expect(await stateOf(id)).toEqual(answered);
    await remove(browser, id, idOf(all, 'Number 7'));
    await restore(browser, id, idOf(all, 'As first written'));
  });

  test('needs a name', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    for (const name of [' ', 'x'.repeat(81)])
      await expect(save(browser, id, name)).rejects.toMatchObject({ status: 400, details: { code: 'INVALID_INPUT' } });
  });
});

describe('who may see versions', () => {
  test('the texts follow the lock, part by part', async () => {
    const browser = newBrowser();
    const { id, claimToken = '' } = await optimize(browser);
    const first = idOf(await list(browser, id), 'As first written');
    const locked = { status: 403, details: { code: 'PAYMENT_REQUIRED' } };
    await expect(read(browser, id, first)).rejects.toMatchObject(locked);
    await signUp(browser, 'versions@example.com');
    await claim(browser, claimToken);
    await expect(read(browser, id, first)).rejects.toMatchObject(locked);
    const { optimizedContent, coverLetter } = await row(id);
    await pay(browser, 'cover_letter', id);
    expect(await read(browser, id, first)).toMatchObject({ resume: null, coverLetter });
    await pay(browser, 'resume', id);
    expect(await read(browser, id, first)).toMatchObject({ resume: optimizedContent, coverLetter, current: true });
  });

  test('nobody else, and not by way of another optimization', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const first = idOf(await list(browser, id), 'As first written');
    const other = newBrowser();
    await signUp(other, 'other-versions@example.com');
    const unknown = { status: 404, details: { code: 'OPTIMIZATION_NOT_FOUND' } };
    for (const call of [
      () => list(other, id),
      () => save(other, id, 'Mine'),
      () => read(other, id, first),
      () => rename(other, id, first, 'Mine'),
      () => restore(other, id, first),
      () => remove(other, id, first),
    ])
      await expect(call()).rejects.toMatchObject(unknown);
    const { id: own } = await optimize(other);
    for (const call of [
      () => read(other, own, first),
      () => rename(other, own, first, 'Mine'),
      () => restore(other, own, first),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404, details: { code: 'VERSION_NOT_FOUND' } });
    await expect(read(browser, id, 'x')).rejects.toMatchObject({ details: { code: 'VERSION_NOT_FOUND' } });
  });

  test('they go with the optimization', async () => {
    const browser = newBrowser();
    await signUp(browser, 'gone-versions@example.com');
    const { id } = await optimize(browser);
    await list(browser, id);
    await browser.api.call(api.deleteOptimization, { params: { id } });
    const { db } = server.database;
    expect(await db.$count(optimizationVersions, eq(optimizationVersions.optimizationId, id))).toBe(0);
  });
});
