import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { HttpError } from '../../../api/http-error.ts';
import { createServerScoreClient, type ServerScoreInput } from './server-score-client.ts';

const { liveScore: words } = pageCopyFor('en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const input = (jobTitle: string): ServerScoreInput => ({ resumeContent: 'r', jobTitle, jobDescription: 'd' });

function client(call: (input: ServerScoreInput, signal: AbortSignal) => Promise<{ overallScore: number }>) {
  const events: string[] = [];
  const made = createServerScoreClient({
    words,
    call,
    now: () => Date.now(),
    onStarted: () => events.push('started'),
    onResult: (score) => events.push(`score ${score}`),
    onError: (error) => events.push(error),
  });
  return { ...made, events };
}

test('two calls are two seconds apart', async () => {
  const at: number[] = [];
  const start = Date.now();
  const { evaluate } = client(async () => {
    at.push(Date.now() - start);
    return { overallScore: 70 };
  });
  evaluate(input('a'));
  await vi.advanceTimersByTimeAsync(100);
  evaluate(input('b'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(at).toEqual([0, 2000]);
});

test('a newer call aborts the one before, whose answer is dropped', async () => {
  const signals: AbortSignal[] = [];
  const { evaluate, events } = client(async ({ jobTitle }, signal) => {
    signals.push(signal);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return { overallScore: jobTitle === 'a' ? 1 : 2 };
  });
  evaluate(input('a'));
  await vi.advanceTimersByTimeAsync(500);
  evaluate(input('b'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(events).toEqual(['started', 'started', 'score 2']);
});

test('an answer requested before cancelling is dropped, whether waiting or under way', async () => {
  const { evaluate, cancel, events } = client(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { overallScore: 70 };
  });
  evaluate(input('a'));
  await vi.advanceTimersByTimeAsync(500);
  cancel();
  evaluate(input('b'));
  cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events).toEqual(['started']);
});

test('a minute allows thirty calls, however many are requested', async () => {
  const at: number[] = [];
  const start = Date.now();
  const { evaluate } = client(async () => {
    at.push(Date.now() - start);
    return { overallScore: 50 };
  });
  for (let tick = 0; tick < 240; tick += 1) {
    evaluate(input(String(tick)));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(at.filter((ms) => ms < 60_000)).toHaveLength(30);
});

test('a refusal is reported by its status', async () => {
  const { evaluate, events } = client(async () => {
    throw new HttpError(503, 'Service Unavailable', '');
  });
  evaluate(input('a'));
  await vi.advanceTimersByTimeAsync(10);
  expect(events).toEqual(['started', 'Server evaluation failed: Service Unavailable']);
});

test('a refusal whose status says nothing is reported in the server’s words', async () => {
  const body = JSON.stringify({ error: 'We no longer have that upload.', code: 'UPLOAD_NOT_FOUND' });
  const { evaluate, events } = client(async () => {
    throw new HttpError(404, 'Not Found', body);
  });
  evaluate(input('a'));
  await vi.advanceTimersByTimeAsync(10);
  expect(events).toEqual(['started', 'Server evaluation failed: We no longer have that upload.']);
});
