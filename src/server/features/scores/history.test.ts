import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { job, optimize, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { assessments, atsEvaluations } from '../../db/schema/assessments.ts';
import { uploads } from '../../db/schema/optimizations.ts';

let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(Date.now() + (later += 1000)) } });
});
afterAll(() => server.close());

test('an account’s assessments are stored, newest first, and read again', async () => {
  const browser = server.browser();
  await signUp(browser, 'scored@example.com');
  const first = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const second = await browser.api.call(api.scoreResume, { body: { resumeText: `${resumeText}\nKeyboarding` } });
  const history = await browser.api.call(api.listScores, {});
  expect(history.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(history[1]).toMatchObject({ type: 'resume', scores: first.scores, createdAt: first.createdAt });
  expect(history[1]?.inputSummary).toMatch(/^Robin Example robin@example\.com/);
  const { evaluation: _evaluation, scored: _scored, ...stored } = first;
  expect(await browser.api.call(api.getScore, { params: { id: first.id ?? '' } })).toMatchObject(stored);
});

test('the history is paged and filtered', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'pages@example.com');
  const scores = { overall: 70, formatting: 70, keywords: null, content: 70, ats: 70, grammar: 70, impact: 70 };
  const rows = Array.from({ length: 12 }, (_, index) => ({
    userId: user.id,
    type: index % 4 === 0 ? ('linkedin' as const) : ('resume' as const),
    scores: { ...scores, overall: index },
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }));
  await server.database.db.insert(assessments).values(rows);
  const overall = async (query: Parameters<typeof browser.api.call<typeof api.listScores>>[1]['query']) =>
    (await browser.api.call(api.listScores, query ? { query } : {})).map((item) => item.scores.overall);
  expect(await overall(undefined)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(await overall({ limit: 3, offset: 1 })).toEqual([10, 9, 8]);
  expect(await overall({ type: 'linkedin' })).toEqual([8, 4, 0]);
  for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { offset: -1 }, { type: 'letter' as 'resume' }]) {
    await expect(overall(query)).rejects.toMatchObject({ status: 400, details: { code: 'INVALID_INPUT' } });
  }
});

test('the summary counts all of the account’s assessments, however many are listed', async () => {
  const [browser, stranger] = [server.browser(), server.browser()];
  const { user } = await signUp(browser, 'summary@example.com');
  await signUp(stranger, 'summary-stranger@example.com');
  const scores = { formatting: 70, keywords: null, content: 70, ats: 70, grammar: 70, impact: 70 };
  const rows = Array.from({ length: 150 }, (_, index) => ({
    userId: user.id,
    type: index % 3 === 0 ? ('linkedin' as const) : ('resume' as const),
    scores: { ...scores, overall: index % 100 },
  }));
  await server.database.db.insert(assessments).values(rows);
  const summary = (asking = browser, query?: { type: 'resume' | 'linkedin' }) =>
    asking.api.call(api.summarizeScores, query ? { query } : {});
  // Half of them are 0 to 49 twice, half 50 to 99 once: 41.17.
  expect(await summary()).toEqual({ total: 150, average: 41, best: 99, strong: 20 });
  expect(await summary(browser, { type: 'linkedin' })).toMatchObject({ total: 50, best: 99 });
  expect(await summary(stranger)).toEqual({ total: 0, average: null, best: null, strong: 0 });
  await expect(summary(server.browser())).rejects.toMatchObject({ status: 401 });
});

test('the entries of a history tell themselves apart: by file, by job, or as a pasted text', async () => {
  const browser = server.browser();
  await signUp(browser, 'apart@example.com');
  const pdf = makePdf({ pages: [{ content: textAt(60, 700, 'Robin Example, Stock Clerk', {}) }] });
  const file = new File([Buffer.from(pdf)], 'robin.pdf');
  const { uploadId, content } = await browser.api.call(api.uploadResume, { file });
  const { jobTitle, jobDescription } = job;
  await browser.api.call(api.scoreResume, { body: { resumeText } });
  await browser.api.call(api.scoreResume, { body: { resumeText: content, uploadId } });
  await browser.api.call(api.scoreResume, {
    body: { resumeText: `${content}\nKeyboarding`, uploadId, jobTitle, jobDescription },
  });
  const { id: optimizationId } = await optimize(browser);
  await browser.api.call(api.scoreResume, { body: { optimizationId } });
  const entries = await browser.api.call(api.listScores, {});
  expect(entries.map((entry) => [entry.fileName, entry.jobTitle])).toEqual([
    ['resume.txt', jobTitle],
    ['robin.pdf', jobTitle],
    ['robin.pdf', null],
    [null, null],
  ]);
  const { id } = await browser.api.call(api.scoreResume, { body: { resumeText, jobTitle: 'Stock Clerk' } });
  const [titled] = await browser.api.call(api.listScores, {});
  expect(titled).toMatchObject({ id, jobTitle: 'Stock Clerk', fileName: null });
  expect((await browser.api.call(api.getProfile, {})).recent.assessments[0]).toMatchObject({
    jobTitle: 'Stock Clerk',
    inputSummary: expect.stringMatching(/^Robin Example robin@example\.com/) as unknown,
  });
  await browser.api.call(api.scoreResume, { body: { optimizationId } });
  const { recent } = await browser.api.call(api.getProfile, {});
  expect(recent.assessments[0]).toMatchObject({ fileName: 'resume.txt', jobTitle });
});

test('a visitor’s assessment is answered and not stored', async () => {
  const visitor = server.browser();
  const before = await server.database.db.$count(assessments);
  expect(await visitor.api.call(api.scoreResume, { body: { resumeText } })).not.toHaveProperty('id');
  expect(await server.database.db.$count(assessments)).toBe(before);
  await expect(visitor.api.call(api.listScores, {})).rejects.toMatchObject({ status: 401 });
});

test('another’s assessment is not found', async () => {
  const [owner, stranger] = [server.browser(), server.browser()];
  await signUp(owner, 'theirs@example.com');
  await signUp(stranger, 'not-theirs@example.com');
  const { id = '' } = await owner.api.call(api.scoreResume, { body: { resumeText } });
  await expect(stranger.api.call(api.getScore, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.api.call(api.getScore, { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 });
  expect(await stranger.api.call(api.listScores, {})).toEqual([]);
});

test('an assessment names the upload it is about as long as that is kept, and only where its text was scored unchanged', async () => {
  const browser = server.browser();
  await signUp(browser, 'file-scored@example.com');
  const pdf = makePdf({ pages: [{ content: textAt(60, 700, 'Robin Example, Stock Clerk', {}) }] });
  const file = new File([Buffer.from(pdf)], 'robin.pdf');
  const { uploadId, content } = await browser.api.call(api.uploadResume, { file });
  const scored = async (body: { resumeText: string; uploadId?: string }) => {
    const { id = '' } = await browser.api.call(api.scoreResume, { body });
    return () => browser.api.call(api.getScore, { params: { id } });
  };
  const [asRead, edited, pasted] = [
    await scored({ resumeText: content, uploadId }),
    await scored({ resumeText: `${content}\nKeyboarding`, uploadId }),
    await scored({ resumeText: content }),
  ];
  expect(await asRead()).toMatchObject({ uploadId });
  expect(await browser.api.call(api.getUpload, { params: { id: uploadId } })).toMatchObject({ content });
  for (const read of [edited, pasted]) expect(await read()).not.toHaveProperty('uploadId');
  await server.database.db.delete(uploads);
  expect(await asRead()).not.toHaveProperty('uploadId');
});

test('an account’s live score is stored, the latest for each job; a visitor’s is not', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'live@example.com');
  const { jobTitle, jobDescription } = job;
  const live = (asking: typeof browser, resumeContent: string, title = jobTitle) =>
    asking.api.call(api.evaluateLive, { body: { resumeContent, jobTitle: title, jobDescription } });
  await live(browser, resumeText);
  const { overallScore } = await live(browser, `${resumeText}\nKeyboarding`);
  await live(browser, resumeText, 'Stock Clerk');
  await live(server.browser(), `${resumeText}\nBy a visitor`);
  const rows = await server.database.db.select().from(atsEvaluations);
  expect(rows.map(({ userId }) => userId)).toEqual([user.id, user.id]);
  const latest = rows.find((row) => row.jobTitle === jobTitle);
  expect(latest).toMatchObject({ overallScore, jobDescription });
  expect(latest?.resumeContent).toMatch(/Keyboarding$/);
  expect(latest?.detailedScores?.contactInformation).toMatchObject({ impact: 'high' });
});

test('an ad that is being typed leaves one live score behind, another job and another resume one of their own', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'typing@example.com');
  const pdf = makePdf({ pages: [{ content: textAt(60, 700, 'Robin Example, Stock Clerk', {}) }] });
  const file = new File([Buffer.from(pdf)], 'robin.pdf');
  const { uploadId, content } = await browser.api.call(api.uploadResume, { file });
  const live = (resumeContent: string, jobTitle: string, jobDescription: string, of?: string) =>
    browser.api.call(api.evaluateLive, { body: { resumeContent, jobTitle, jobDescription, uploadId: of } });
  const { jobTitle, jobDescription } = job;
  await live(resumeText, '', '');
  for (const typed of [4, 9]) await live(resumeText, jobTitle.slice(0, typed), '');
  for (const typed of [20, 150, jobDescription.length])
    await live(resumeText, jobTitle, jobDescription.slice(0, typed));
  await Promise.all(['a', 'b', 'c'].map((end) => live(`${resumeText}\n${end}`, jobTitle, jobDescription)));
  await live(resumeText, jobTitle, 'Contoso needs somebody who keeps its stock in order, in Springfield and beyond.');
  await live(content, jobTitle, jobDescription, uploadId);
  await live(`${content}\nKeyboarding`, jobTitle, jobDescription, uploadId);
  const { db } = server.database;
  const kept = async () => {
    const rows = await db.select().from(atsEvaluations).where(eq(atsEvaluations.userId, user.id));
    return rows.map((row) => `${row.uploadId ?? 'pasted'} ${row.jobDescription?.slice(0, 7)}`).toSorted();
  };
  expect(await kept()).toEqual([`${uploadId} Fabrika`, 'pasted Contoso', 'pasted Fabrika']);
  // With the resume goes what was said of it.
  await db.delete(uploads).where(eq(uploads.id, uploadId));
  expect(await kept()).toEqual(['pasted Contoso', 'pasted Fabrika']);
});
