import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { signUp } from '#test/support/people.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';
import { EngineBusy, engineTasks, type Engine } from '../../engine/tasks.ts';

/** The real engine; a job titled "broken" makes it fail, as often as `falls` says, and one titled "crowded" finds it busy the first time. */
function fallingEngine(falls: { left: number }): Engine {
  const engine = testEngine();
  let isFree = false;
  return {
    ...engine,
    run: async (task, input) => {
      if (task === 'tailor' && JSON.stringify(input).includes('"jobTitle":"broken"') && falls.left-- > 0) {
        throw new Error('the engine fell');
      }
      if (task === 'tailor' && JSON.stringify(input).includes('"jobTitle":"crowded"') && !isFree) {
        isFree = true;
        throw new EngineBusy('tailor took too long');
      }
      return engine.run(task, input);
    },
  };
}

let server: TestApp;
const falls = { left: 1 };
beforeAll(async () => {
  server = await testApp({ engine: fallingEngine(falls) });
});
afterAll(() => server.close());

const request = {
  originalFileName: 'resume.pdf',
  originalContent: sampleResumeText,
  jobTitle: 'Warehouse Manager',
  companyName: 'Example Goods',
  jobDescription: sampleAdvert,
};
const start = (browser: Browser, changed: Partial<typeof request> & { uploadId?: string; requestId?: string } = {}) =>
  browser.api.call(api.optimizeResume, { body: { ...request, ...changed } });
const view = (browser: Browser, id: string) => browser.api.call(api.getOptimization, { params: { id } });

async function settled(browser: Browser, id: string) {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const seen = await view(browser, id);
    if (seen.status === 'completed' || seen.status === 'failed') return seen;
    await sleep(50);
  }
  throw new Error('The optimization did not settle.');
}

test('the scores after are of the document that was made, read back from its PDF', async () => {
  const browser = server.browser();
  const { optimizationId } = await start(browser);
  const seen = await settled(browser, optimizationId);
  const [stored] = await server.database.db.select().from(table).where(eq(table.id, optimizationId));
  const documents = stored?.tailoring?.documents;
  expect([seen.scoreBefore, seen.scoreAfter]).toEqual([documents?.before.overall, documents?.after.overall]);
  expect([seen.textScoreBefore, seen.textScoreAfter]).toEqual([
    stored?.tailoring?.scoreBefore,
    stored?.tailoring?.scoreAfter,
  ]);
  // Pasted text has no layout, so none is counted on either side, and the PDF reads as its text does.
  expect(Math.abs((seen.scoreAfter ?? 0) - (seen.textScoreAfter ?? 0))).toBeLessThanOrEqual(3);
});

describe('a visitor’s optimization', () => {
  test('goes from waiting to completed, with a match score and both documents', async () => {
    const browser = server.browser();
    const { optimizationId, claimToken } = await start(browser);
    expect(claimToken).toMatch(/^[\w-]{43}$/);
    const seen = await settled(browser, optimizationId);
    expect(seen).toMatchObject({ status: 'completed', progress: 100, locked: true, jobTitle: 'Warehouse Manager' });
    expect(seen.matchScore).toBeGreaterThan(0);
    expect(seen.optimizedContent).toContain('Jordan Rivers');
    expect(seen.completedAt).not.toBeNull();
  });

  test('is stored with the match score that the resume itself gets', async () => {
    const browser = server.browser();
    const { optimizationId } = await start(browser);
    const seen = await settled(browser, optimizationId);
    const [stored] = await server.database.db.select().from(table).where(eq(table.id, optimizationId));
    const evaluation = engineTasks.score({
      parsed: engineTasks.parseText(request.originalContent),
      job: { title: request.jobTitle, description: request.jobDescription },
      today: new Date().toISOString().slice(0, 10),
    });
    expect(stored?.tailoring?.matchScoreBefore).toBe(evaluation.matchScore);
    expect([stored?.matchScore, stored?.tailoring?.matchScore]).toEqual([seen.matchScore, seen.matchScore]);
    expect(seen.matchScoreBefore).toBe(evaluation.matchScore);
  });

  test('shows at most 400 characters of each document', async () => {
    const browser = server.browser();
    const { optimizationId } = await start(browser);
    const seen = await settled(browser, optimizationId);
    const [stored] = await server.database.db.select().from(table).where(eq(table.id, optimizationId));
    for (const [shown, whole] of [
      [seen.optimizedContent, stored?.optimizedContent],
      [seen.coverLetter, stored?.coverLetter],
    ]) {
      if (!shown || !whole) throw new Error('A document is missing.');
      expect(whole.length).toBeGreaterThan(400);
      // Of a short one, half at most.
      const most = Math.min(400, Math.floor(whole.length / 2));
      expect(shown.slice(0, most - 50)).toBe(whole.slice(0, most - 50));
      const hidden = whole
        .slice(most)
        .split(/\W+/)
        .filter((word) => word.length > 4);
      expect(hidden.filter((word) => shown.slice(most).includes(word))).toEqual([]);
    }
    const answer = JSON.stringify(seen);
    expect(answer).not.toContain('forklift safety');
  });

  test('neither stores the claim token nor returns it again', async () => {
    const browser = server.browser();
    const { optimizationId, claimToken } = await start(browser);
    const [stored] = await server.database.db.select().from(table).where(eq(table.id, optimizationId));
    expect(JSON.stringify(stored)).not.toContain(claimToken);
    expect(JSON.stringify(await view(browser, optimizationId))).not.toContain(claimToken);
  });

  test('does not exist for another visitor, nor for one without a session: the same answer as for an id that does not exist', async () => {
    const { optimizationId } = await start(server.browser());
    const other = server.browser();
    await start(other);
    const answers = await Promise.all(
      [
        { browser: server.browser(), id: optimizationId },
        { browser: other, id: optimizationId },
        { browser: other, id: '00000000-0000-4000-8000-000000000000' },
        { browser: other, id: 'x' },
      ].map(async ({ browser, id }) => {
        const response = await browser.fetch(`/api/optimization/${id}`);
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
  });

  test('that finds the engine busy, or being closed, is made by the next run', async () => {
    const browser = server.browser();
    const { optimizationId } = await start(browser, { jobTitle: 'crowded' });
    expect(await settled(browser, optimizationId)).toMatchObject({ status: 'completed', failure: null });
  });

  test('that fails says why, and runs again when asked', async () => {
    const browser = server.browser();
    const { optimizationId } = await start(browser, { jobTitle: 'broken' });
    const seen = await settled(browser, optimizationId);
    expect(seen).toMatchObject({ status: 'failed', progress: 0, optimizedContent: null });
    expect(seen.failure).toMatch(/^We couldn’t tailor your resume/);
    const params = { id: optimizationId };
    await expect(server.browser().api.call(api.retryOptimization, { params })).rejects.toMatchObject({ status: 404 });
    await browser.api.call(api.retryOptimization, { params });
    expect(await settled(browser, optimizationId)).toMatchObject({ status: 'completed', failure: null });
    await expect(browser.api.call(api.retryOptimization, { params })).rejects.toMatchObject({
      status: 409,
      details: { code: 'OPTIMIZATION_NOT_FAILED' },
    });
  });
});

describe('a start', () => {
  test('without a title or with a short description reports what is wrong with which field', async () => {
    const refusal = await start(server.browser(), { jobTitle: ' ', jobDescription: 'short' }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({
      status: 400,
      details: {
        error: 'Job title is required',
        code: 'INVALID_INPUT',
        issues: [
          { path: 'jobTitle', message: 'Job title is required' },
          { path: 'jobDescription', message: 'Job description must be at least 10 characters' },
        ],
      },
    });
  });

  test('that comes again, as its answer was lost, makes no second optimization', async () => {
    const browser = server.browser();
    const requestId = '2c0d2f0e-5d1c-4c59-9d3b-1f4d4f1f0a11';
    // A session first: without one, each of two requests would begin its own.
    await start(browser);
    const [first, again] = await Promise.all([start(browser, { requestId }), start(browser, { requestId })]);
    expect(again.optimizationId).toBe(first.optimizationId);
    expect(await server.database.db.$count(table, eq(table.requestId, requestId))).toBe(1);
    // The newest token claims it: the page may not have got the others.
    const { optimizationId, claimToken } = await start(browser, { requestId });
    await signUp(browser, 'asks-again@example.com');
    expect((await start(browser, { requestId })).optimizationId).toBe(optimizationId);
    const claim = browser.api.call(api.claimOptimization, { body: { claimToken: claimToken ?? '' } });
    expect(await claim).toMatchObject({ optimizationId });
  });

  test('under the name of somebody else’s request tells nothing of it', async () => {
    const requestId = '2c0d2f0e-5d1c-4c59-9d3b-1f4d4f1f0a12';
    await start(server.browser(), { requestId });
    await expect(start(server.browser(), { requestId })).rejects.toMatchObject({ status: 400 });
  });

  test('with a text that is not a resume is refused', async () => {
    const refused = start(server.browser(), { originalContent: 'Lorem ipsum dolor sit amet.' });
    await expect(refused).rejects.toMatchObject({ status: 422, details: { code: 'RESUME_UNREADABLE' } });
  });

  test('with another’s upload, or one that does not exist, is refused', async () => {
    for (const uploadId of ['00000000-0000-4000-8000-000000000000', 'x']) {
      await expect(start(server.browser(), { uploadId })).rejects.toMatchObject({
        status: 404,
        details: { code: 'UPLOAD_NOT_FOUND' },
      });
    }
  });

  test('uses the person’s corrections where the text is not the uploaded one', async () => {
    const browser = server.browser();
    const corrected = sampleResumeText.replace('Sample Freight', 'Corrected Freight');
    const { optimizationId } = await start(browser, { originalContent: corrected });
    const [stored] = await server.database.db.select().from(table).where(eq(table.id, optimizationId));
    expect(stored?.source.resume.work?.map((entry) => entry.name)).toContain('Corrected Freight');
  });
});
