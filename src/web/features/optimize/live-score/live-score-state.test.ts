import { expect, test } from 'vitest';
import { liveScoreReducer, liveScoreStateOf, noLiveScores, type LiveScoreAction } from './live-score-state.ts';

const at = new Date('2025-01-02T03:04:05Z');
const written = (what: string | null): LiveScoreAction => ({ type: 'written', what });
const local = (score: number, of = 'a'): LiveScoreAction => ({
  type: 'localScored',
  parts: null,
  of,
  score,
  missingKeywords: ['SAP'],
  at,
});
const server = (score: number, of = 'a'): LiveScoreAction => ({ type: 'serverScored', of, score, at });
const scoresAfter = (...actions: LiveScoreAction[]) =>
  [written('a'), ...actions].reduce(liveScoreReducer, noLiveScores);
const after = (...actions: LiveScoreAction[]) => liveScoreStateOf(scoresAfter(...actions));
const nothing = { bestScore: null, localScore: null, serverScore: null, source: null };

test('nothing is known at first', () => {
  expect(after()).toMatchObject({ ...nothing, isLoading: false, isConsistent: true });
});

test('a local score is the best available, with its time', () => {
  expect(after({ type: 'localStarted' })).toMatchObject({ isLoading: true, localLoading: true });
  expect(after({ type: 'localStarted' }, local(72))).toMatchObject({
    bestScore: 72,
    localScore: 72,
    source: 'local',
    isLoading: false,
    lastUpdated: at,
    missingKeywords: ['SAP'],
  });
});

test('of two scores the higher is best, and more than 3 points apart is inconsistent', () => {
  expect(after(local(70), server(73))).toMatchObject({
    bestScore: 73,
    source: 'both',
    isConsistent: true,
    scoreDifference: 3,
  });
  expect(after(local(74), server(70))).toMatchObject({ bestScore: 74, isConsistent: false, scoreDifference: 4 });
  expect(after(server(50))).toMatchObject({ bestScore: 50, source: 'server' });
});

test('a server score of another text is neither shown nor compared, and is there again when an edit is undone', () => {
  expect(after(local(70), server(90), written('b'))).toMatchObject({
    bestScore: 70,
    serverScore: null,
    source: 'local',
  });
  expect(after(local(70), server(90), written('b'), local(40, 'b'))).toMatchObject({
    bestScore: 40,
    source: 'local',
    isConsistent: true,
    scoreDifference: null,
  });
  expect(after(local(70), server(90), written('b'), written('a'))).toMatchObject({ bestScore: 90, source: 'both' });
});

test('a local score of another text gives way to the server’s of this one', () => {
  expect(after(local(70), written('b'), server(40, 'b'))).toMatchObject({
    bestScore: 40,
    localScore: null,
    source: 'server',
  });
});

test('without anything to score there is no score', () => {
  expect(after(local(70), server(90), written(null))).toMatchObject(nothing);
});

test('what failed shows no older score as its own, and a new text forgets the failure', () => {
  const failed = scoresAfter(local(72), written('b'), {
    type: 'localFailed',
    of: 'b',
    error: 'Worker evaluation failed',
  });
  expect(liveScoreStateOf(failed)).toMatchObject({ ...nothing, localError: 'Worker evaluation failed' });
  expect(liveScoreReducer(failed, written('c')).localError).toBeNull();
  expect(after(local(72), { type: 'serverFailed', of: 'a', error: 'Bad' })).toMatchObject({
    bestScore: 72,
    source: 'local',
    serverError: 'Bad',
  });
});

test('reset clears everything but what is written', () => {
  expect(after(local(70), server(90), { type: 'reset' })).toEqual(after());
});
