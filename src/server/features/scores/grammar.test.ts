import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { resumeText } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { documentFromText } from '#domain/text/plain-text.ts';
import type { GrammarChecker } from '../../ports.ts';

/** Finds one mistake in every resume; not in time when it is told to be late. */
const state = { late: false, asked: 0 };
const grammar: GrammarChecker = {
  async check(parsed) {
    state.asked += 1;
    const line = parsed.lines.find(({ text }) => text.includes('forklift safety'))?.id ?? '';
    return state.late ? undefined : [{ line, quote: 'forklift', kind: 'spelling', suggestion: 'fork lift' }];
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

test('a score counts the mistakes that the checker finds, and goes on without them', async () => {
  const score = () => server.browser().api.call(api.scoreResume, { body: { resumeText } });
  expect(mistakesIn(await score())).toContain('forklift → fork lift');
  state.late = true;
  expect(mistakesIn(await score())).toBe('[]');
  state.late = false;
});

test('a LinkedIn profile’s mistakes are counted alike', async () => {
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

test('an upload tells them, and is not checked again for its score', async () => {
  const browser = server.browser();
  const upload = await browser.api.call(api.uploadResume, { file: new File([resumeText], 'resume.pdf') });
  expect(upload.grammar).toMatchObject([{ quote: 'forklift' }]);
  const { asked } = state;
  const body = { resumeText: upload.content, uploadId: upload.uploadId };
  expect(mistakesIn(await browser.api.call(api.scoreResume, { body }))).toContain('fork lift');
  expect(state.asked).toBe(asked);
});
