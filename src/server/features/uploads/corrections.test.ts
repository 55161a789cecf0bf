import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { job, resumeText } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { EngineBusy, type Engine } from '../../engine/tasks.ts';

/** While busy, it refuses corrections, which exposes code that corrects elsewhere. */
const state = { busy: false };
const threads = testEngine();
const engine: Engine = {
  ...threads,
  async run(task, input) {
    if (state.busy && 'corrections' in (input as object)) throw new EngineBusy('busy');
    return threads.run(task, input);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    engine,
    reader: {
      read: async ({ bytes }) => ({ ok: true, document: documentFromText(new TextDecoder().decode(bytes)) }),
      pictures: async () => [],
      close: async () => undefined,
    },
  });
});
afterAll(() => server.close());

test('corrections are looked at and applied in the engine, never where requests are answered', async () => {
  const browser = server.browser();
  const { uploadId, content } = await browser.api.call(api.uploadResume, { file: new File([resumeText], 'a.pdf') });
  const corrections = [{ kind: 'value' as const, pointer: '/basics/name', value: 'Robin Q. Example' }];
  const correct = () => browser.api.call(api.correctUpload, { params: { id: uploadId }, body: { corrections } });
  const texts = [content, `${content}\nKeyboarding`];
  const uses = () =>
    texts.flatMap((text) => [
      browser.api.call(api.scoreResume, { body: { resumeText: text, uploadId } }),
      browser.api.call(api.evaluateLive, { body: { ...job, resumeContent: text, uploadId } }),
      browser.api.call(api.optimizeResume, {
        body: { ...job, originalFileName: 'a.pdf', originalContent: text, uploadId },
      }),
    ]);
  const outcomes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((call) =>
      call.status === 'fulfilled' ? 'done' : (call.reason as { status: number }).status,
    );
  state.busy = true;
  expect(await outcomes([correct()])).toEqual([503]);
  state.busy = false;
  await correct();
  state.busy = true;
  expect(await outcomes(uses())).toEqual([503, 503, 503, 503, 503, 503]);
  state.busy = false;
  expect(await outcomes(uses())).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
});
