import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { betterThan } from '#domain/scoring/craft-rank.ts';
import { checkNames } from '#domain/scoring/evaluation.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const score = (body: { resumeText: string; jobTitle?: string; jobDescription?: string; uploadId?: string }) =>
  server.browser().api.call(api.scoreResume, { body });

test('a visitor’s resume is scored by all checks, in six categories, in words', async () => {
  const answer = await score({ resumeText: sampleResumeText });
  expect(answer.evaluation.checks.map(({ name }) => name)).toEqual([...checkNames]);
  expect(answer.scores.overall).toBe(answer.evaluation.overallScore);
  expect(answer.scores.keywords).toBe(answer.evaluation.categories.keywords);
  expect(answer.strengths.length + answer.issues.length).toBeGreaterThan(0);
});

test('a job adds its keywords', async () => {
  const answer = await score({
    resumeText: sampleResumeText,
    jobTitle: 'Warehouse Manager',
    jobDescription: `${sampleAdvert}\nRequirements:\n- Hands-on experience with Kubernetes`,
  });
  expect(answer.scores.keywords).not.toBeNull();
  expect(JSON.stringify(answer.missingKeywords)).toMatch(/kubernetes/i);
});

test('the overall score comes with what it is made of', async () => {
  const alone = await score({ resumeText: sampleResumeText });
  expect(alone.parts).toMatchObject({ craft: alone.scores.overall, fit: null, fitShare: null });
  const { parts, evaluation } = await score({ resumeText: sampleResumeText, jobDescription: sampleAdvert });
  expect(parts).toEqual({
    craft: evaluation.craftScore,
    betterThan: betterThan(evaluation.craftScore),
    fit: evaluation.matchScore,
    fitShare: evaluation.fitShare,
  });
});

test('the same text has the same score', async () => {
  const [first, second] = await Promise.all([
    score({ resumeText: sampleResumeText }),
    score({ resumeText: sampleResumeText }),
  ]);
  expect(first.evaluation).toEqual(second.evaluation);
});

test('no text is refused in the specified words', async () => {
  await expect(score({ resumeText: '  ' })).rejects.toMatchObject({
    status: 400,
    details: { error: 'Please enter resume text.' },
  });
});

test("another person's upload is not found", async () => {
  const uploadId = '00000000-0000-4000-8000-000000000000';
  await expect(score({ resumeText: sampleResumeText, uploadId })).rejects.toMatchObject({ status: 404 });
});
