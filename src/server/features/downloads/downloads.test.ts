import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { documentFormats, letterFormats } from '#contract/downloads.ts';
import { claim, optimize, pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { urlOf } from '#web/api/api-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const resumeIn = (optimizationId: string, format: string) => urlOf(api.downloadResume, { optimizationId }, { format });
const letterIn = (optimizationId: string, format: string) =>
  urlOf(api.downloadCoverLetter, { optimizationId }, { format });

test('every format is locked until it is paid, and says then what it is', async () => {
  const browser = server.browser();
  const { id, claimToken = '' } = await optimize(browser);
  await signUp(browser, 'formats@example.com');
  await claim(browser, claimToken);
  const all = [...documentFormats.map((format) => resumeIn(id, format)), ...letterFormats.map((f) => letterIn(id, f))];
  const statuses = await Promise.all(all.map(async (address) => (await browser.fetch(address)).status));
  expect(statuses).toEqual(all.map(() => 403));
  await pay(browser, 'complete', id);
  const headers: string[] = [];
  for (const address of all) {
    const answer = await browser.fetch(address);
    expect({ address, status: answer.status }).toEqual({ address, status: 200 });
    const [type = ''] = (answer.headers.get('content-type') ?? '').split('.');
    headers.push(`${type} ${/"(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''}`);
  }
  expect(headers).toEqual([
    'application/pdf optimized-resume.pdf',
    'application/vnd optimized-resume.docx',
    'text/plain; charset=utf-8 optimized-resume.txt',
    'application/json; charset=utf-8 optimized-resume.json',
    'application/pdf cover-letter.pdf',
    'application/vnd cover-letter.docx',
    'text/plain; charset=utf-8 cover-letter.txt',
  ]);
  expect((await browser.fetch(letterIn(id, 'json'))).status).toBe(400);
});

test('the texts are those of the page, and the JSON Resume is read again as the same resume', async () => {
  const browser = server.browser('192.0.2.8');
  await signUp(browser, 'again@example.com');
  const { id } = await optimize(browser);
  await pay(browser, 'complete', id);
  const view = await browser.api.call(api.getOptimization, { params: { id } });
  expect(await (await browser.fetch(resumeIn(id, 'txt'))).text()).toBe(`${view.optimizedContent}\n`);
  expect(await (await browser.fetch(letterIn(id, 'txt'))).text()).toBe(`${view.coverLetter}\n`);
  const bytes = await (await browser.fetch(resumeIn(id, 'json'))).arrayBuffer();
  const file = new File([bytes], 'optimized-resume.json', { type: 'application/json' });
  const { parsed, content } = await browser.api.call(api.uploadResume, { file });
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject(parsed.resume);
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
  expect(linesOf(content).toSorted()).toEqual(linesOf(view.optimizedContent ?? '').toSorted());
});
