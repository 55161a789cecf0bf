import { afterEach, expect, test, vi } from 'vitest';
import { LocalCounts } from './local-counts.ts';

afterEach(() => {
  vi.useRealTimers();
});

const count = (counts: LocalCounts, key: string) => {
  const seen: { current: number; ttl: number }[] = [];
  counts.incr(key, (_, result) => result && seen.push(result), 60_000);
  return seen[0];
};

test('counts within a window, each asker by itself, and begins anew after it', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const counts = new LocalCounts();
  expect(count(counts, 'one')).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(59_000);
  expect(count(counts, 'one')).toEqual({ current: 2, ttl: 1_000 });
  expect(count(counts, 'other')).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(1_000);
  expect(count(counts, 'one')).toEqual({ current: 1, ttl: 60_000 });
});

test.each([-3600_000, 3600_000])('a clock that is set by %i ms changes nothing', (by) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const counts = new LocalCounts();
  count(counts, 'one');
  vi.setSystemTime(Date.now() + by);
  expect(count(counts, 'one')).toEqual({ current: 2, ttl: 60_000 });
});
