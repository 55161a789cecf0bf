import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { OnProgress } from '#domain/tailoring/tailoring-progress.ts';
import { engineerPosting, engineerResume, parsedText } from '#test/support/resumes.ts';
import { projectRoot } from '../root.ts';
import type { Engine } from './tasks.ts';
import { createThreadEngine, type ThreadEngineOptions } from './thread-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that does what the input of its task says. */
const obedient = join(folder, 'obedient.mjs');
writeFileSync(
  obedient,
  `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, request }) => {
    if (request.input === 'hang') for (;;);
    if (request.input === 'exit') process.exit(1);
    if (request.input === 'grow') for (const all = []; ; ) all.push(new Array(1e5).fill(0));
    parentPort.postMessage({ id, answer: request.input });
  });`,
);

const opened: Engine[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((engine) => engine.close()));
});
const open = (options: Partial<ThreadEngineOptions> = {}) => {
  const engine = createThreadEngine({ workerPath: obedient, ...options });
  opened.push(engine);
  const runTask = (task: 'tailor' | 'parseText', input: string) => engine.run(task, input);
  return { tailorings: engine.tailorings, runTask, close: () => engine.close() };
};

test('a task runs in a thread, and errors in its input are rethrown unchanged', async () => {
  const engine = createThreadEngine({ workerPath: join(projectRoot(), 'build/workers/engine.js') });
  opened.push(engine);
  const { resume } = await engine.run('parseText', 'Jane Roe\njane@example.com');
  expect(resume.basics?.email).toBe('jane@example.com');
  await expect(engine.run('parseText', undefined as unknown as string)).rejects.toThrow(TypeError);
});

test('a tailoring tells from its thread what it is doing: comparing, each line, checking', async () => {
  const engine = createThreadEngine({ workerPath: join(projectRoot(), 'build/workers/engine.js') });
  opened.push(engine);
  const heard: Parameters<OnProgress>[0][] = [];
  const { tailoring } = await engine.run(
    'tailor',
    {
      source: parsedText(engineerResume),
      jobTitle: 'Backend Engineer',
      jobDescription: engineerPosting().body,
      now: new Date('2026-05-01'),
    },
    (progress) => heard.push(progress),
  );
  const lines = (tailoring.resume.work ?? []).flatMap(({ highlights = [] }) => highlights);
  const worded = heard.filter(({ stage }) => stage === 'wording').map(({ counted }) => counted);
  expect(worded).toEqual(worded.map((_, done) => ({ done, of: worded.length })));
  expect(worded.length).toBeGreaterThanOrEqual(lines.length);
  expect([heard[0]?.stage, heard[1]?.stage, heard.at(-1)?.stage]).toEqual(['comparing', 'wording', 'checking']);
});

test('a task that takes too long or too much memory is ended as too busy', async () => {
  const { runTask } = open({ interactiveLimit: 500, tailoringLimit: 120_000 });
  await expect(runTask('parseText', 'hang')).rejects.toMatchObject({ name: 'EngineBusy', isOwnFault: true });
  await expect(runTask('tailor', 'grow')).rejects.toMatchObject({ name: 'EngineBusy', isOwnFault: true });
});

test('a task that was under way when the engine was closed is not to blame', async () => {
  const { close, runTask } = open({ tailoringLimit: 120_000 });
  const ended = runTask('tailor', 'hang').catch((error: unknown) => error);
  await close();
  expect(await ended).toMatchObject({ name: 'EngineBusy', isOwnFault: false });
});

test('a task that had to wait for others is not to blame', async () => {
  const { runTask } = open({ interactiveLimit: 1_000, interactiveThreads: 1 });
  const errors = await Promise.all(
    ['hang', 'hang', 'done'].map((input) => runTask('parseText', input).catch((error: unknown) => error)),
  );
  expect(errors).toMatchObject([true, true, false].map((isOwnFault) => ({ name: 'EngineBusy', isOwnFault })));
});

test('a waiting tailoring runs after those before it died', async () => {
  const { runTask, tailorings } = open({ tailoringLimit: 120_000 });
  const dying = Array.from({ length: tailorings }, () => runTask('tailor', 'exit').catch((error: unknown) => error));
  const waiting = runTask('tailor', 'done');
  expect(await Promise.all(dying)).toEqual(dying.map(() => expect.objectContaining({ reason: 'crashed' })));
  expect(await waiting).toBe('done');
});
