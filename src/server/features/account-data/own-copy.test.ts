import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { job, optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const uploaded = `${resumeText}\nFirst aid at work`;
const printed = uploaded
  .split('\n')
  .map((line, index) => textAt(60, 740 - index * 20, line.replace('•', '-')))
  .join('');
const file = () =>
  new File([new Uint8Array(makePdf({ pages: [{ content: printed }] }))], 'resume.pdf', { type: 'application/pdf' });

test('people take along what their account holds, with its texts, and nothing of others', async () => {
  const [browser, other] = [server.browser(), server.browser()];
  await signUp(browser, 'leaving@example.com');
  await signUp(other, 'staying@example.com');
  const { uploadId } = await browser.api.call(api.uploadResume, { file: file() });
  const { id, view } = await optimize(browser);
  await pay(browser, 'complete', id);
  const scored = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const { uploads, optimizations, assessments } = await browser.api.call(api.exportAccount, {});
  expect(uploads[0]).toMatchObject({ uploadId, fileName: 'resume.pdf', corrections: [] });
  expect(uploads[0]?.content).toContain('First aid at work');
  const open = await browser.api.call(api.getOptimization, { params: { id } });
  expect(optimizations).toMatchObject([
    {
      id,
      ...job,
      originalContent: resumeText,
      optimizedContent: open.optimizedContent,
      coverLetter: open.coverLetter,
      matchScore: view.matchScore,
    },
  ]);
  expect(assessments).toEqual([await browser.api.call(api.getScore, { params: { id: scored.id ?? '' } })]);
  expect(await other.api.call(api.exportAccount, {})).toEqual({ uploads: [], optimizations: [], assessments: [] });
});

test('of a locked document they take along what they can see, without filler', async () => {
  const browser = server.browser();
  await signUp(browser, 'free@example.com');
  const { view } = await optimize(browser);
  const { optimizations } = await browser.api.call(api.exportAccount, {});
  const { optimizedContent, coverLetter, locked } = optimizations[0] ?? {};
  expect(locked).toBe(true);
  for (const [taken, shown] of [
    [optimizedContent, view.optimizedContent],
    [coverLetter, view.coverLetter],
  ] as const) {
    expect(taken?.length).toBeGreaterThan(300);
    expect(taken?.length).toBeLessThanOrEqual(400);
    expect(shown?.startsWith(taken ?? '-')).toBe(true);
  }
});

test('a part has so many of each kind, and the next goes on from there', async () => {
  const browser = server.browser();
  await signUp(browser, 'parts@example.com');
  const first = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const second = await browser.api.call(api.scoreResume, { body: { resumeText: uploaded } });
  const ids = async (offset: number) =>
    (await browser.api.call(api.exportAccount, { query: { limit: 1, offset } })).assessments.map(({ id }) => id);
  expect([await ids(0), await ids(1), await ids(2)]).toEqual([[second.id], [first.id], []]);
});
