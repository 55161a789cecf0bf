import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { fixturePerson } from '#test/support/fixtures.ts';
import { job } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { uploads } from '../../db/schema/optimizations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const upload = (content: string, browser = server.browser()) =>
  browser.api.call(api.uploadResume, { file: new File([content], 'resume.json', { type: 'application/json' }) });

test('a JSON Resume becomes an upload as any file does, with its evidence, and is optimized', async () => {
  const browser = server.browser();
  const person = fixturePerson('accountant-en');
  const { uploadId, content, parsed, layout, pictures, fileName } = await upload(JSON.stringify(person), browser);
  expect({ kind: layout.kind, pictures, fileName }).toEqual({ kind: 'json', pictures: 0, fileName: 'resume.json' });
  expect(parsed.resume).toEqual(person);
  const lines = new Map(parsed.lines.map((line) => [line.id, line.text]));
  const [shown = ''] = (parsed.evidence['/work/0/highlights/0'] ?? []).map((id) => lines.get(id) ?? '');
  expect(person.work?.[0]?.highlights?.[0]).toContain(shown);
  const [row] = await server.database.db.select().from(uploads).where(eq(uploads.id, uploadId));
  expect(row).toMatchObject({ content, parsed: { resume: person } });
  expect(row?.lines.map(({ text }) => text)).toContain(`• ${shown}`);
  const { optimizationId } = await browser.api.call(api.optimizeResume, {
    body: { ...job, originalFileName: fileName, originalContent: content, uploadId },
  });
  await expect
    .poll(async () => (await browser.api.call(api.getOptimization, { params: { id: optimizationId } })).status, {
      timeout: 60_000,
    })
    .toBe('completed');
});

test('texts that the database cannot store are stored without what it cannot', async () => {
  const { parsed } = await upload('{"basics": {"name": "Jane\\u0000 Roe", "label": "Weld\\ud800er"}}');
  expect(parsed.resume.basics).toEqual({ name: 'Jane Roe', label: 'Weld\uFFFDer' });
});

test.each([
  ['{"scripts": {}}', 'FILE_NO_JSON_RESUME', /^This file isn’t in the JSON Resume format/],
  ['{"work": [{"startDate": "spring"}]}', 'FILE_JSON_FIELD', /“work\.0\.startDate” in this JSON Resume/],
])('%s is refused in a sentence that says what to do', async (content, code, sentence) => {
  await expect(upload(content)).rejects.toMatchObject({
    status: 422,
    details: { code, error: expect.stringMatching(sentence) as string },
  });
});
