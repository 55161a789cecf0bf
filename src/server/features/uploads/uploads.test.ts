import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { HttpError } from '#web/api/http-error.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import type { Browser } from '#test/support/browser.ts';
import { job, password, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { resumeOptimizations, uploads } from '../../db/schema/optimizations.ts';
import { AppError } from '../../app-error.ts';
import type { DocumentReader } from '../../adapters/documents/port.ts';

/** The first bytes of the files that had their pages painted. */
const painted: string[] = [];
const painting = { busy: false };
/** How many scans were begun, and what they wait for. */
const scans: { begun: number; end: Promise<void> | undefined } = { begun: 0, end: undefined };
/** Reads every file as text: what real files hold is the reader's own tests' matter. */
const textReader: DocumentReader = {
  read: async ({ bytes, name }, { inTurn, onProgress } = {}) => {
    const text = new TextDecoder().decode(bytes);
    if (text === 'scan of nothing') return { ok: false, failure: { code: 'FILE_NO_TEXT' } };
    if (text.startsWith('scan'))
      await inTurn?.(async () => {
        scans.begun += 1;
        onProgress?.({ done: 1, pages: 2 });
        await scans.end;
      });
    const { layout, ...document } = documentFromText(text);
    const paged = name === 'pages.pdf' ? ({ kind: 'pdf', pages: 9 } as const) : {};
    return { ok: true, document: { ...document, layout: { ...layout, ...paged } } };
  },
  async pictures({ bytes }) {
    painted.push(new TextDecoder().decode(bytes).slice(0, 13));
    if (painting.busy) throw new AppError('BUSY');
    return [1, 2].map((page) => Uint8Array.of(1, 2, page));
  },
  close: async () => undefined,
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ reader: textReader });
});
afterAll(() => server.close());

const file = (content: BlobPart, name = 'resume.pdf') => new File([content], name, { type: 'application/pdf' });
const upload = (content: BlobPart, name?: string) =>
  server.browser().api.call(api.uploadResume, { file: file(content, name) });
const uploadAs = (browser: Browser) => browser.api.call(api.uploadResume, { file: file(sampleResumeText) });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an upload', () => {
  test('returns the text, the parsed resume and the layout, and its id', async () => {
    const answer = await upload(sampleResumeText, 'C:\\fakepath\\Jordan\u202E Rivers.pdf');
    expect(answer.content).toContain('Example Logistics');
    expect(answer.parsed.resume.basics?.name).toBe('Jordan Rivers');
    expect(answer.fileName).toBe('Jordan Rivers.pdf');
    expect(answer.uploadId).toMatch(/^[\da-f-]{36}$/);
  });

  test('has its pages painted when somebody looks at them, once, for its owner alone', async () => {
    painted.length = 0;
    const browser = server.browser();
    const sent = { file: file(sampleResumeText, 'pages.pdf') };
    const { uploadId, pictures } = await browser.api.call(api.uploadResume, sent);
    expect({ pictures, painted }).toEqual({ pictures: 6, painted: [] });
    const address = `/api/uploads/${uploadId}/pages`;
    painting.busy = true;
    expect((await browser.fetch(`${address}/1`)).status).toBe(503);
    painting.busy = false;
    painted.length = 0;
    expect((await server.browser().fetch(`${address}/1`)).status).toBe(404);
    expect(painted).toEqual([]);
    const looks = await Promise.all([1, 2, 1].map((page) => browser.fetch(`${address}/${page}`)));
    expect(looks.map(({ headers }) => headers.get('content-type'))).toEqual(['image/png', 'image/png', 'image/png']);
    expect(looks[0]?.headers.get('cache-control')).toBe('private, no-store');
    const pngs = looks.map(async (look) => [...new Uint8Array(await look.arrayBuffer())]);
    expect(await Promise.all(pngs)).toEqual([
      [1, 2, 1],
      [1, 2, 2],
      [1, 2, 1],
    ]);
    // It had two pages that could be painted.
    const statuses = await Promise.all([
      browser.fetch(`${address}/3`),
      browser.fetch(`${address}/0`),
      server.browser().fetch(`${address}/1`),
      browser.fetch('/api/uploads/x/pages/1'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 404, 404]);
    expect(await browser.api.call(api.getUpload, { params: { id: uploadId } })).toMatchObject({ pictures: 2 });
    expect(painted).toEqual([sampleResumeText.slice(0, 13)]);
  });

  test('with text that the database cannot store is stored all the same', async () => {
    const answer = await upload(`${sampleResumeText}\u0000`);
    expect(answer.content).not.toContain('\u0000');
  });

  test('of a file that cannot be read reports why', async () => {
    const refusal = await refusalOf(upload('scan of nothing'));
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status: 422, details: { code: 'FILE_NO_TEXT' } });
  });

  test('of a scan says how far it is, holds up no other, and is not recognized again', async () => {
    let finish: () => void = () => undefined;
    scans.end = new Promise((resolve) => (finish = resolve));
    const browser = server.browser();
    const query = { reading: '0f6e3f5c-5d1c-4c39-8a51-0c7f4f3b1f11' };
    const sent = browser.api.call(api.uploadResume, { file: file(`scan\n${sampleResumeText}`), query });
    const progress = async () => (await server.browser().api.call(api.scanProgress, { query })).scan;
    await expect.poll(progress).toEqual({ done: 1, pages: 2 });
    expect(await Promise.all([1, 2, 3, 4].map(() => upload(sampleResumeText)))).toHaveLength(4);
    finish();
    const { uploadId, content } = await sent;
    expect(await progress()).toBeNull();
    const kept = await browser.api.call(api.getUpload, { params: { id: uploadId } });
    expect(kept.content).toBe(content);
    expect(scans.begun).toBe(1);
  });

  test('of exactly 10 MB is accepted, of one byte more refused', async () => {
    const full = Buffer.alloc(maxUploadBytes, ' ');
    full.write(`${sampleResumeText}\n`);
    await expect(upload(full)).resolves.toMatchObject({ fileName: 'resume.pdf' });
    const refusal = await refusalOf(upload(Buffer.concat([full, Buffer.from(' ')])));
    expect(refusal).toMatchObject({ status: 413, details: { code: 'FILE_TOO_LARGE' } });
  });

  test('without a file, under another field, or not multipart is refused', async () => {
    const browser = server.browser();
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
      const response = await browser.fetch(api.uploadResume.path, {
        method: 'POST',
        body,
        headers: { 'x-csrf-token': csrfToken, ...headers },
      });
      return (await response.json()) as unknown;
    };
    const other = new FormData();
    other.append('cv', file('x'));
    const words = new FormData();
    words.append('resume', 'not a file');
    expect(await send(other)).toMatchObject({ code: 'NO_FILE' });
    expect(await send(words)).toMatchObject({ code: 'NO_FILE' });
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('is stored with the session, and deleted with it', async () => {
    const { uploadId } = await upload(sampleResumeText);
    const { db } = server.database;
    const [kept] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
    if (!kept) throw new Error('The upload was not kept.');
    expect(kept.lines[0]).not.toHaveProperty('runs');
    await db.delete(sessions).where(eq(sessions.id, kept.sessionId ?? ''));
    expect(await db.select().from(uploads).where(eq(uploads.id, uploadId))).toEqual([]);
  });
});

const employer = (value: string) => ({ kind: 'value', pointer: '/work/0/name', value }) as const;

describe('corrections of an upload', () => {
  test('are stored with it, each time all of them', async () => {
    const browser = server.browser();
    const { uploadId, parsed } = await uploadAs(browser);
    const at = { params: { id: uploadId } };
    expect(await browser.api.call(api.getUpload, at)).toMatchObject({ uploadId, parsed, corrections: [] });
    const first = [employer('Example Haulage'), { kind: 'removed', pointer: '/skills/0' } as const];
    await browser.api.call(api.correctUpload, { ...at, body: { corrections: [employer('Not this'), ...first] } });
    expect(await browser.api.call(api.getUpload, at)).toMatchObject({ parsed, corrections: first });
    await browser.api.call(api.correctUpload, { ...at, body: { corrections: [] } });
    expect(await browser.api.call(api.getUpload, at)).toMatchObject({ corrections: [] });
  });

  test('that do not apply to this resume are refused, in words', async () => {
    const browser = server.browser();
    const { uploadId } = await uploadAs(browser);
    const correct = (corrections: Correction[]) =>
      refusalOf(browser.api.call(api.correctUpload, { params: { id: uploadId }, body: { corrections } }));
    for (const unfit of [
      { ...employer('x'), pointer: '/work/12/name' },
      { ...employer('2024 or so'), pointer: '/work/0/endDate' },
      employer(' \u0000 '),
      { kind: 'left-out', line: 'p1l1' } as const,
    ])
      expect(await correct([unfit])).toMatchObject({ status: 400, details: { code: 'CORRECTION_UNFIT' } });
  });

  test('and the upload itself are not found by anybody else', async () => {
    const { uploadId } = await uploadAs(server.browser());
    const stranger = server.browser();
    await uploadAs(stranger);
    const at = { params: { id: uploadId } };
    const notFound = { status: 404, details: { code: 'UPLOAD_NOT_FOUND' } };
    expect(await refusalOf(stranger.api.call(api.getUpload, at))).toMatchObject(notFound);
    expect(await refusalOf(stranger.api.call(api.correctUpload, { ...at, body: { corrections: [] } }))).toMatchObject(
      notFound,
    );
    expect(await refusalOf(server.browser().api.call(api.getUpload, at))).toMatchObject(notFound);
  });

  test('apply to the optimization, the score and the live score of this upload, and of its edited text', async () => {
    const browser = server.browser();
    const { uploadId, content } = await uploadAs(browser);
    const { jobTitle, jobDescription } = job;
    const live = async () => {
      const body = { resumeContent: content, jobTitle, jobDescription, uploadId };
      return browser.api.call(api.evaluateLive, { body });
    };
    const score = async () => {
      const answer = await browser.api.call(api.scoreResume, { body: { resumeText: content, uploadId } });
      return answer.evaluation;
    };
    const before = { live: await live(), score: await score() };
    const corrections = ['/work/0/highlights/0', '/work/0/highlights/1', '/work/1/highlights/1'].map((pointer) => ({
      kind: 'removed' as const,
      pointer,
    }));
    const body = { corrections: [...corrections, employer('Example Haulage')] };
    await browser.api.call(api.correctUpload, { params: { id: uploadId }, body });
    const after = await live();
    expect(after.contentHash).not.toBe(before.live.contentHash);
    expect(after.overallScore).toBeLessThan(before.live.overallScore);
    expect((await score()).overallScore).toBeLessThan(before.score.overallScore);

    for (const originalContent of [content, content.replace('9,000 items', '9,500 items')]) {
      const { optimizationId } = await browser.api.call(api.optimizeResume, {
        body: { ...job, originalFileName: 'resume.pdf', originalContent, uploadId },
      });
      const [stored] = await server.database.db
        .select()
        .from(resumeOptimizations)
        .where(eq(resumeOptimizations.id, optimizationId));
      expect(stored?.source.resume.work?.[0]).toMatchObject({ name: 'Example Haulage' });
      expect(JSON.stringify(stored?.source.resume)).not.toContain('Trained 6 new colleagues');
      expect(JSON.stringify(stored?.source.resume).includes('9,500')).toBe(originalContent !== content);
    }
  });
});

describe('the account of an upload', () => {
  test('finds it again after signing out, and what was uploaded before signing up', async () => {
    const browser = server.browser();
    const before = await uploadAs(browser);
    await signUp(browser, 'uploads@example.com');
    const after = await uploadAs(browser);
    const ids = async (of: Browser) => (await of.api.call(api.listUploads, {})).map(({ uploadId }) => uploadId);
    expect(await ids(browser)).toEqual([after.uploadId, before.uploadId]);
    await browser.api.call(api.logout, {});
    expect(await refusalOf(browser.api.call(api.getUpload, { params: { id: after.uploadId } }))).toMatchObject({
      status: 404,
    });
    const elsewhere = server.browser();
    await elsewhere.api.call(api.login, { body: { email: 'uploads@example.com', password } });
    expect(await ids(elsewhere)).toEqual([after.uploadId, before.uploadId]);
    expect(await elsewhere.api.call(api.getUpload, { params: { id: before.uploadId } })).toMatchObject({
      content: before.content,
    });
    const other = server.browser();
    await signUp(other, 'no-uploads@example.com');
    expect(await ids(other)).toEqual([]);
    expect(await refusalOf(other.api.call(api.getUpload, { params: { id: after.uploadId } }))).toMatchObject({
      status: 404,
    });
  });
});
