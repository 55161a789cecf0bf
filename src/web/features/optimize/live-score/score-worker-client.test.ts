import { describe, expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import type { ScoreAnswer } from '../../../workers/score-protocol.ts';
import { createScoreWorkerClient } from './score-worker-client.ts';

const { liveScore: words } = pageCopyFor('en');

const payload = { resumeContent: 'Work', jobTitle: 'Clerk', jobDescription: 'Books', today: '2025-01-02' };
const result = (overallScore: number) => ({ overallScore }) as Extract<ScoreAnswer, { result: unknown }>['result'];

/** A worker that the test answers for. */
function playedWorker() {
  const target = new EventTarget();
  const asked: unknown[] = [];
  const ended: true[] = [];
  return {
    asked,
    ended,
    answer: (answer: ScoreAnswer) => target.dispatchEvent(new MessageEvent('message', { data: answer })),
    breakDown: () => target.dispatchEvent(new Event('error')),
    worker: {
      postMessage: (message: unknown) => asked.push(message),
      terminate: () => ended.push(true),
      addEventListener: target.addEventListener.bind(target),
    } as unknown as Worker,
  };
}

function clientOf(start: () => Worker | undefined) {
  const received: (number | string)[] = [];
  const client = createScoreWorkerClient(
    { words, onResult: ({ overallScore }) => received.push(overallScore), onError: (error) => received.push(error) },
    start,
  );
  return { client, received };
}

describe('the score worker', () => {
  test('is called in its protocol, and its answer passed on', () => {
    const played = playedWorker();
    const { client, received } = clientOf(() => played.worker);
    client.evaluate(payload);
    expect(played.asked).toEqual([{ type: 'EVALUATE_QUICK', id: '1', payload }]);
    played.answer({ type: 'EVALUATION_RESULT', id: '1', result: result(71) });
    expect(received).toEqual([71]);
  });

  test('is ignored after the request was cancelled', () => {
    const played = playedWorker();
    const { client, received } = clientOf(() => played.worker);
    client.evaluate(payload);
    client.cancel();
    played.answer({ type: 'EVALUATION_RESULT', id: '1', result: result(10) });
    expect(received).toEqual([]);
    client.evaluate(payload);
    played.answer({ type: 'EVALUATION_RESULT', id: '3', result: result(20) });
    expect(received).toEqual([20]);
  });

  test('is ignored about texts that have changed since', () => {
    const played = playedWorker();
    const { client, received } = clientOf(() => played.worker);
    client.evaluate(payload);
    client.evaluate(payload);
    played.answer({ type: 'EVALUATION_RESULT', id: '1', result: result(10) });
    played.answer({ type: 'EVALUATION_RESULT', id: '2', result: result(20) });
    expect(received).toEqual([20]);
  });

  test('that fails on a text reports it', () => {
    const played = playedWorker();
    const { client, received } = clientOf(() => played.worker);
    client.evaluate(payload);
    played.answer({ type: 'EVALUATION_ERROR', id: '1', error: 'RangeError' });
    expect(received).toEqual(['Worker evaluation failed']);
  });

  test.each([
    ['is not there', () => undefined, 'Worker not supported'],
    [
      'cannot be started',
      () => {
        throw new Error('SecurityError');
      },
      'Worker initialization failed',
    ],
  ])('that %s reports it at every call', (_, start, sentence) => {
    const { client, received } = clientOf(start);
    client.evaluate(payload);
    client.evaluate(payload);
    expect(received).toEqual([sentence, sentence]);
  });

  test('that breaks before its first answer was not started', () => {
    const played = playedWorker();
    const { client, received } = clientOf(() => played.worker);
    client.evaluate(payload);
    played.breakDown();
    expect(received).toEqual(['Worker initialization failed']);
  });

  test('ends with the page', () => {
    const played = playedWorker();
    const { client } = clientOf(() => played.worker);
    client.evaluate(payload);
    client.close();
    expect(played.ended).toEqual([true]);
  });
});
