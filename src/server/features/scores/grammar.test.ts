import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { GrammarChecker } from '../../adapters/grammar/port.ts';

/** Finds one mistake in every resume; when it is set to be late, only after `arrive` is called. */
const state = { late: false, asked: 0, arrive: () => undefined as void };
const grammar: GrammarChecker = {
  async check(parsed) {
    state.asked += 1;
    const line = parsed.lines.find(({ text }) => text.includes('forklift safety'))?.id ?? '';
    const mistakes: GrammarFact[] = [{ line, quote: 'forklift', kind: 'spelling', suggestion: 'fork lift' }];
    if (!state.late) return { mistakes };
    const arrived = new Promise<void>((resolve) => (state.arrive = resolve));
    return { later: arrived.then(() => mistakes) };
  },
  close: async () => undefined,
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    grammar,
    reader: {
      read: async ({ bytes }) => ({ ok: true, document: documentFromText(new TextDecoder().decode(bytes)) }),
      pictures: async () => [],
      close: async () => undefined,
    },
  });
});
afterAll(() => server.close());

const mistakesIn = (answer: { evaluation: { checks: { name: string; findings: unknown[] }[] } }) =>
  JSON.stringify(answer.evaluation.checks.find(({ name }) => name === 'grammarSpelling')?.findings);

test('a score counts the mistakes that the checker finds, and does not wait for them', async () => {
  const score = () => server.browser().api.call(api.scoreResume, { body: { resumeText } });
  const whole = await score();
  expect(mistakesIn(whole)).toContain('forklift → fork lift');
  expect(whole.detail.grammarPending).toBeUndefined();
  state.late = true;
  const early = await score();
  expect(mistakesIn(early)).toBe('[]');
  expect(early.detail.grammarPending).toBe(true);
  state.late = false;
});

test('language that is still being checked is not praised, neither at once nor when it is read again', async () => {
  const praise = 'Your grammar and spelling are in good shape.';
  const browser = server.browser();
  await signUp(browser, 'not-praised@example.com');
  state.late = true;
  const early = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const [row] = await browser.api.call(api.listScores, {});
  expect(early.detail.grammarPending).toBe(true);
  expect(early.strengths).not.toContain(praise);
  expect((await browser.api.call(api.getScore, { params: { id: row?.id ?? '' } })).strengths).not.toContain(praise);
  state.late = false;
});

test('a LinkedIn profile’s mistakes count in the same way', async () => {
  const profileText = 'Robin Example\nWarehouse Supervisor\nAbout\nI teach forklift safety, and I like to see it kept.';
  const score = async () =>
    (await server.browser().api.call(api.scoreLinkedin, { body: { profileText } })).detail.findings.filter(
      ({ check }) => check === 'grammarSpelling',
    );
  const [finding] = await score();
  expect(finding?.quotes).toMatchObject([{ text: 'I teach forklift safety, and I like to see it kept.' }]);
  state.late = true;
  expect(await score()).toEqual([]);
  state.late = false;
});

test('an upload includes them, and is not checked again for its score', async () => {
  const browser = server.browser();
  const upload = await browser.api.call(api.uploadResume, { file: new File([resumeText], 'resume.pdf') });
  expect(upload.grammar).toMatchObject([{ quote: 'forklift' }]);
  const { asked } = state;
  const body = { resumeText: upload.content, uploadId: upload.uploadId };
  expect(mistakesIn(await browser.api.call(api.scoreResume, { body }))).toContain('fork lift');
  expect(state.asked).toBe(asked);
});

test('mistakes found after an upload was answered are stored with it', async () => {
  const browser = server.browser();
  state.late = true;
  const upload = await browser.api.call(api.uploadResume, { file: new File([resumeText], 'resume.pdf') });
  state.late = false;
  expect(upload.grammar).toBeUndefined();
  const { asked, arrive } = state;
  const live = { resumeContent: upload.content, jobTitle: '', jobDescription: '', uploadId: upload.uploadId };
  const before = await browser.api.call(api.evaluateLive, { body: live });
  arrive();
  const kept = async () => (await browser.api.call(api.getUpload, { params: { id: upload.uploadId } })).grammar;
  await expect.poll(kept).toMatchObject([{ quote: 'forklift' }]);
  const body = { resumeText: upload.content, uploadId: upload.uploadId };
  const scored = await browser.api.call(api.scoreResume, { body });
  expect(mistakesIn(scored)).toContain('fork lift');
  expect(state.asked).toBe(asked);
  // The live score of the same text is not answered from what it was before.
  const after = await browser.api.call(api.evaluateLive, { body: live });
  expect(after.contentHash).not.toBe(before.contentHash);
  expect(after.overallScore).toBe(scored.evaluation.overallScore);
});

test('an account’s score that was stored without them is completed when they arrive', async () => {
  const browser = server.browser();
  await signUp(browser, 'late@example.com');
  const whole = await browser.api.call(api.scoreResume, { body: { resumeText } });
  state.late = true;
  const early = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const stored = async () => {
    const { scores, detail } = await browser.api.call(api.getScore, { params: { id: early.id ?? '' } });
    return { scores, pending: detail?.grammarPending };
  };
  const { arrive } = state;
  state.late = true;
  expect(await stored()).toEqual({ scores: early.scores, pending: true });
  state.late = false;
  arrive();
  await expect.poll(stored).toEqual({ scores: whole.scores, pending: undefined });
});

test('one whose mistakes were lost with a server that ended is completed when somebody looks at it', async () => {
  const browser = server.browser();
  await signUp(browser, 'ended@example.com');
  const whole = await browser.api.call(api.scoreResume, { body: { resumeText } });
  state.late = true;
  // The check never finishes, as on a server that stopped.
  const { id = '' } = await browser.api.call(api.scoreResume, { body: { resumeText } });
  state.late = false;
  const stored = async () => {
    const { scores, detail } = await browser.api.call(api.getScore, { params: { id } });
    return { scores, pending: detail?.grammarPending };
  };
  await expect.poll(stored).toEqual({ scores: whole.scores, pending: undefined });
});
