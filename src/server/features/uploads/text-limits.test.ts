import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { maxAdCharacters, maxProfileCharacters, maxTitleCharacters } from '#contract/limits.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { maxCorrectionCharacters, maxCorrections } from '#domain/resume/corrections/correction.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { HttpError } from '#web/api/http-error.ts';
import type { DocumentReader } from '../../adapters/documents/port.ts';

const textReader: DocumentReader = {
  read: async ({ bytes }) => ({ ok: true, document: documentFromText(new TextDecoder().decode(bytes)) }),
  pictures: async () => [],
  close: async () => undefined,
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ reader: textReader });
});
afterAll(() => server.close());

const counted = (count: number): string => count.toLocaleString('en-US');
const longer = (most: number): string => 'word '.repeat(most / 5 + 1).padEnd(most + 1, 'x');
const resume = (most: number): string => `${sampleResumeText}\n${longer(most)}`;

/** The status and the sentence of a refused call. */
async function refusal(call: Promise<unknown>): Promise<{ status: number; body: string }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.message };
    throw error;
  }
  throw new Error('It was not refused.');
}

const score = (body: object) =>
  server.browser().api.call(api.scoreResume, { body: { resumeText: sampleResumeText, ...body } });
const live = (body: object) =>
  server.browser().api.call(api.evaluateLive, {
    body: { resumeContent: sampleResumeText, jobTitle: 'Clerk', jobDescription: sampleAdvert, ...body },
  });
const optimize = (body: object) =>
  server.browser().api.call(api.optimizeResume, {
    body: {
      originalFileName: 'resume.txt',
      originalContent: sampleResumeText,
      jobTitle: 'Clerk',
      jobDescription: sampleAdvert,
      ...body,
    },
  });
const scoreProfile = (profileText: string) => server.browser().api.call(api.scoreLinkedin, { body: { profileText } });

test.each([
  ['a resume to score', () => score({ resumeText: resume(maxResumeCharacters) }), maxResumeCharacters],
  ['a resume while it is typed', () => live({ resumeContent: resume(maxResumeCharacters) }), maxResumeCharacters],
  ['a resume to optimize', () => optimize({ originalContent: resume(maxResumeCharacters) }), maxResumeCharacters],
  ['an ad beside a score', () => score({ jobDescription: longer(maxAdCharacters) }), maxAdCharacters],
  ['an ad beside a live score', () => live({ jobDescription: longer(maxAdCharacters) }), maxAdCharacters],
  ['an ad to optimize for', () => optimize({ jobDescription: longer(maxAdCharacters) }), maxAdCharacters],
  ['a title', () => optimize({ jobTitle: longer(maxTitleCharacters) }), maxTitleCharacters],
  ['a company', () => optimize({ companyName: longer(maxTitleCharacters) }), maxTitleCharacters],
  ['a profile', () => scoreProfile(longer(maxProfileCharacters)), maxProfileCharacters],
])('%s that is longer than can be taken is refused with its limit', async (_, call, most) => {
  const { status, body } = await refusal(call());
  expect(status).toBe(400);
  expect(body).toContain(`${counted(most)} characters`);
});

test('texts that are as long as they may be are taken', async () => {
  const text = resume(maxResumeCharacters).slice(0, maxResumeCharacters);
  const ad = `${sampleAdvert}\n${longer(maxAdCharacters)}`.slice(0, maxAdCharacters);
  const { overallScore } = await live({ resumeContent: text, jobDescription: ad });
  expect(overallScore).toBeGreaterThanOrEqual(0);
});

test('a file with more text than a resume may have says so', async () => {
  const file = new File([resume(maxResumeCharacters)], 'resume.pdf', { type: 'application/pdf' });
  const { status, body } = await refusal(server.browser().api.call(api.uploadResume, { file }));
  expect(status).toBe(422);
  expect(body).toContain('FILE_TOO_MUCH_TEXT');
  expect(body).toContain(`more than ${counted(maxResumeCharacters)} characters`);
});

test('corrections have a limit each, and together', async () => {
  const visitor = server.browser();
  const file = new File([sampleResumeText], 'resume.pdf', { type: 'application/pdf' });
  const { uploadId } = await visitor.api.call(api.uploadResume, { file });
  const correct = (values: string[]) =>
    visitor.api.call(api.correctUpload, {
      params: { id: uploadId },
      body: { corrections: values.map((value) => ({ kind: 'value' as const, pointer: '/basics/name', value })) },
    });
  const one = await refusal(correct([longer(maxCorrectionCharacters)]));
  expect([one.status, one.body]).toEqual([
    400,
    expect.stringContaining(`${counted(maxCorrectionCharacters)} characters`),
  ]);
  const many = await refusal(correct(Array.from({ length: maxCorrections + 1 }, () => 'Jordan Rivers')));
  expect([many.status, many.body]).toEqual([400, expect.stringContaining(`up to ${maxCorrections} corrections`)]);
});
