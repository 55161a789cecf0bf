import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportedEvent } from '#contract/event-reports.ts';
import { createEventOutbox } from './event-outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scrolled = (percent: 25 | 50 | 75 | 100): ReportedEvent => ({
  name: 'scroll_depth',
  path: '/',
  properties: { percent },
});

function outbox(failing = false) {
  const sent: [number[], boolean][] = [];
  const warnings: unknown[] = [];
  const box = createEventOutbox({
    send: (events, leaving) => {
      sent.push([events.map(({ properties }) => (properties as { percent: number }).percent), leaving]);
      return failing ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    warn: (error) => warnings.push(error),
  });
  return { box, sent, warnings };
}

test('events of two seconds go together, in their order', async () => {
  const { box, sent } = outbox();
  box.add(scrolled(25));
  await vi.advanceTimersByTimeAsync(1500);
  box.add(scrolled(50));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([[[25, 50], false]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

test('a report holds twenty at most, and is sent when it is full', async () => {
  const { box, sent } = outbox();
  for (let count = 0; count < 45; count++) box.add(scrolled(25));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(([events]) => events.length)).toEqual([20, 20]);
  box.flush();
  expect(sent.at(-1)).toEqual([[25, 25, 25, 25, 25], true]);
});

test('what waits is sent when the page is left, or forgotten when consent is taken back', async () => {
  const { box, sent } = outbox();
  box.add(scrolled(75));
  box.flush();
  expect(sent).toEqual([[[75], true]]);
  box.add(scrolled(100));
  box.clear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

test('a report that cannot be sent is a warning, and the next is sent all the same', async () => {
  const { box, sent, warnings } = outbox(true);
  box.add(scrolled(25));
  await vi.advanceTimersByTimeAsync(2000);
  box.add(scrolled(50));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  expect(warnings).toHaveLength(2);
});
