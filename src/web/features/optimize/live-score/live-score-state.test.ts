import { expect, test } from 'vitest';
import { liveScoreReducer, liveScoreStateOf, noLiveScores, type LiveScoreAction } from './live-score-state.ts';

const at = new Date('2025-01-02T03:04:05Z');
const scored: LiveScoreAction = { type: 'localScored', score: 72, missingKeywords: ['SAP'], at };
const both = (localScore: number, serverScore: number) =>
  liveScoreStateOf({ ...noLiveScores, localScore, serverScore });
const after = (...actions: LiveScoreAction[]) => liveScoreStateOf(actions.reduce(liveScoreReducer, noLiveScores));

test('nothing is known at first', () => {
  expect(after()).toMatchObject({ bestScore: null, source: null, isLoading: false, isConsistent: true });
});

test('a local score is the best available, with its time', () => {
  expect(after({ type: 'localStarted' })).toMatchObject({ isLoading: true, localLoading: true });
  expect(after({ type: 'localStarted' }, scored)).toMatchObject({
    bestScore: 72,
    localScore: 72,
    source: 'local',
    isLoading: false,
    lastUpdated: at,
    missingKeywords: ['SAP'],
  });
});

test('a failure keeps the previous score, and the next start clears the failure', () => {
  const failed = after(scored, { type: 'localFailed', error: 'Worker evaluation failed' });
  expect(failed).toMatchObject({ bestScore: 72, localError: 'Worker evaluation failed', localLoading: false });
  expect(liveScoreReducer(failed, { type: 'localStarted' }).localError).toBeNull();
});

test('reset clears everything', () => {
  expect(after(scored, { type: 'reset' })).toEqual(after());
});

test('of two scores the higher is best, and more than 3 points apart is inconsistent', () => {
  expect(both(70, 73)).toMatchObject({ bestScore: 73, source: 'both', isConsistent: true, scoreDifference: 3 });
  expect(both(74, 70)).toMatchObject({ bestScore: 74, isConsistent: false, scoreDifference: 4 });
  expect(liveScoreStateOf({ ...noLiveScores, serverScore: 50 })).toMatchObject({ bestScore: 50, source: 'server' });
});
