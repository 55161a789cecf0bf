import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { addListing } from '#test/support/listing-rows.ts';
import { job, optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { generate, get } from '#test/support/prep-calls.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { followBoard } from '#test/support/followed-boards.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { hiddenJobs, jobMatches, jobSearches, savedJobs, savedSearches } from '../../db/schema/jobs.ts';

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
  const { sessions, securityEvents, ...held } = await other.api.call(api.exportAccount, {});
  for (const entries of Object.values(held)) expect(entries).toEqual([]);
  expect(sessions).toMatchObject([{ isCurrent: true }]);
  expect(securityEvents.map(({ kind }) => kind)).toEqual(['data_exported', 'account_created']);
});

test('a prep and an enhancement are taken along as long as they are open', async () => {
  const browser = server.browser();
  await signUp(browser, 'prepared@example.com');
  const { id } = await optimize(browser);
  const { paymentIntentId } = await pay(browser, 'unlimited');
  await generate(browser, id);
  await expect.poll(async () => (await get(browser, id)).status, { timeout: 30_000 }).toBe('completed');
  const { enhancementId } = await browser.api.call(api.enhanceLinkedin, {
    body: { profileText: resumeText, targetRole: 'Warehouse Manager' },
  });
  const enhancement = () => browser.api.call(api.getEnhancement, { params: { id: enhancementId } });
  await expect.poll(async () => (await enhancement()).status, { timeout: 30_000 }).toBe('completed');
  const taken = await browser.api.call(api.exportAccount, {});
  expect(taken.interviewPreps).toEqual([await get(browser, id)]);
  expect(taken.linkedinEnhancements).toEqual([await enhancement()]);
  await browser.api.call(api.simulateSandbox, { body: { happening: 'refund', paymentIntentId } });
  const afterRefund = () => browser.api.call(api.exportAccount, {});
  await expect.poll(async () => (await afterRefund()).linkedinEnhancements[0]?.output, { timeout: 30_000 }).toBeNull();
  const { interviewPreps, linkedinEnhancements } = await afterRefund();
  expect(interviewPreps).toMatchObject([{ access: 'locked', questions: [], tips: [], details: null }]);
  expect(linkedinEnhancements).toMatchObject([{ output: null, details: null, profileText: resumeText }]);
});

test('what they keep of the job search is taken along, with notes and ratings, and nothing of others', async () => {
  const [browser, other] = [server.browser(), server.browser()];
  const { user } = await signUp(browser, 'jobs@example.com');
  await signUp(other, 'no-jobs@example.com');
  const { db } = server.database;
  const [saved, hidden] = [await addListing(db, { title: 'Baker' }), await addListing(db, { title: 'Clown' })];
  const own = await addListing(db, { title: 'Cook', source: 'own', ownerId: user.id, description: 'Pasted.' });
  const owned = { userId: user.id };
  await db.insert(savedJobs).values([
    { ...owned, jobListingId: saved, status: 'applied', notes: 'Called.', createdAt: new Date('2026-01-02') },
    { ...owned, jobListingId: own, createdAt: new Date('2026-01-01') },
  ]);
  await db.insert(hiddenJobs).values({ ...owned, jobListingId: hidden, reason: 'bad_fit' });
  await db.insert(jobMatches).values({ ...owned, jobListingId: saved, overallScore: 81, userRating: 4 });
  await db.insert(savedSearches).values({ ...owned, name: 'Bakeries', terms: { query: 'baker' }, dailyMail: true });
  await db
    .insert(jobSearches)
    .values({ ...owned, searchQuery: 'baker', termsKey: 'baker', filters: { remote: true }, resultsCount: 3 });
  await followBoard(db, owned.userId, 'lever', 'acme');
  const taken = await browser.api.call(api.exportAccount, {});
  expect(taken).toMatchObject({
    savedJobs: [
      { listing: { id: saved, title: 'Baker', description: null }, status: 'applied', notes: 'Called.' },
      { listing: { id: own, source: 'own', description: 'Pasted.' }, status: 'saved', notes: null },
    ],
    hiddenJobs: [{ listing: { title: 'Clown' }, reason: 'bad_fit' }],
    jobMatches: [{ listing: { title: 'Baker' }, overallScore: 81, userRating: 4, isApplied: false }],
    savedSearches: [{ name: 'Bakeries', terms: { query: 'baker' }, dailyMail: true }],
    jobSearches: [{ query: 'baker', location: null, filters: { remote: true }, resultsCount: 3 }],
    jobCompanies: [{ provider: 'lever', slug: 'acme', name: 'acme' }],
  });
  const second = await browser.api.call(api.exportAccount, { query: { limit: 1, offset: 1 } });
  expect(second).toMatchObject({ savedJobs: [{ listing: { id: own } }], hiddenJobs: [], jobCompanies: [] });
  const { sessions, securityEvents, ...held } = await other.api.call(api.exportAccount, {});
  for (const entries of Object.values(held)) expect(entries).toEqual([]);
  expect(sessions).toMatchObject([{ isCurrent: true }]);
  expect(securityEvents.map(({ kind }) => kind)).toEqual(['data_exported', 'account_created']);
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
