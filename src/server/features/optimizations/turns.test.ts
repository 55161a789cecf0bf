import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { job, resumeText } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import type { Browser } from '#test/support/browser.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { engineTasks, type Engine } from '../../engine/tasks.ts';

/** Does one tailoring at a time, each when it is let go, and notes in which order they were begun. */
const begun: string[] = [];
let letGo: () => void = () => undefined;
const threads = testEngine();
const engine: Engine = {
  ...threads,
  tailorings: 1,
  async run(task, input) {
    if (task !== 'tailor') return threads.run(task, input);
    begun.push((input as { jobTitle: string }).jobTitle);
    await new Promise<void>((resolve) => (letGo = resolve));
    now += 60_000;
    return engineTasks[task](input as never) as never;
  },
};
const beginning = Date.now();
let now = beginning;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ engine, clock: { now: () => new Date(now) } });
});
afterAll(() => server.close());

const start = async (browser: Browser, jobTitle: string) => {
  const body = { originalFileName: 'resume.txt', originalContent: resumeText, ...job, jobTitle };
  return (await browser.api.call(api.optimizeResume, { body })).optimizationId;
};
const view = (browser: Browser, id: string) => browser.api.call(api.getOptimization, { params: { id } });

test('owners take turns: what one asks for starts before the second of who asked for eight', async () => {
  const [greedy, modest, late] = [
    server.browser('192.0.2.1'),
    server.browser('192.0.2.2'),
    server.browser('192.0.2.3'),
  ];
  const heavy: string[] = [];
  for (let index = 1; index <= 8; index++) heavy.push(await start(greedy, `heavy ${index}`));
  await expect.poll(() => begun).toEqual(['heavy 1']);
  const own = await start(modest, 'modest 1');
  await start(modest, 'modest 2');
  await start(late, 'late 1');
  const order = ['heavy 1', 'modest 1', 'late 1', 'heavy 2', 'modest 2', 'heavy 3', 'heavy 4'];
  for (const [index] of order.entries()) {
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBeGreaterThan(index);
    letGo();
  }
  expect(begun.slice(0, order.length)).toEqual(order);

  // Completed when it was, not when it was begun.
  expect((await view(modest, own)).completedAt).toBe(new Date(beginning + 2 * 60_000).toISOString());
  for (let index = order.length; index < 11; index++) {
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBeGreaterThan(index);
    letGo();
  }
  await expect.poll(async () => (await view(greedy, heavy[7] ?? '')).status, { timeout: 20_000 }).toBe('completed');
});

test('an address’s visitors share turns, whatever sessions they take, and it has no more than 60 unfinished', async () => {
  const before = begun.length;
  for (let index = 1; index <= 60; index++) await start(server.browser('198.51.100.1'), `greedy ${index}`);
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(before + 1);
  await expect(start(server.browser('198.51.100.1'), 'greedy 61')).rejects.toMatchObject({ status: 429 });
  const modest = server.browser('198.51.100.2');
  const own = await start(modest, 'own');
  const isBegun = () => begun.slice(before).indexOf('own');
  for (let index = 1; isBegun() < 0 && index < 10; index++) {
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + index);
    letGo();
  }
  // The one in progress, and the three that count as one person's first.
  expect(isBegun()).toBe(4);
  letGo();
  await expect.poll(async () => (await view(modest, own)).status, { timeout: 20_000 }).toBe('completed');
});
