import { describe, expect, test } from 'vitest';
import type { InterviewPrepView, PrepStatus } from '#contract/interview-preps.ts';
import { HttpError, UnreachableError } from '../../api/http-error.ts';
import { isOver, mayRetry, prepStateOf, type LoadedPrep } from './prep-state.ts';

const failed = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ error: 'A sentence.', code }));
const unpaid = failed(403, 'PAYMENT_REQUIRED');
const none = failed(404, 'PREP_NOT_FOUND');

const prepOf = (status: string): InterviewPrepView => ({
  id: 'p',
  optimizationId: 'o',
  // What a newer server may answer.
  status: status as PrepStatus,
  jobTitle: 'Baker',
  companyName: null,
  questions: [],
  behavioralQuestions: [],
  technicalQuestions: [],
  starGuides: { situation: [], task: [], action: [], result: [] },
  tips: [],
  details: status === 'completed' ? { language: 'en', questions: [], stories: [], forEmployer: [] } : null,
  outdated: false,
  access: 'download',
  practice: [],
  failure: status === 'failed' ? 'Why it failed.' : null,
  createdAt: '',
  completedAt: null,
});

const loaded: LoadedPrep = { prep: undefined, loadError: null, starting: false, startError: null };

describe('what the panel shows', () => {
  test.each<[string, Partial<LoadedPrep>, string]>([
    ['nothing yet', {}, 'loading'],
    ['one that is being made', { prep: prepOf('processing') }, 'processing'],
    ['one that is completed', { prep: prepOf('completed') }, 'completed'],
    ['one that is completed, and asked for anew', { prep: prepOf('completed'), starting: true }, 'processing'],
    ['one that is completed, and could not be read again', { prep: prepOf('completed'), loadError: none }, 'completed'],
    ['one that failed', { prep: prepOf('failed') }, 'failed'],
    ['one in a state that we do not know', { prep: prepOf('resting') }, 'unknown'],
    ['none', { loadError: none }, 'none'],
    ['none, and one asked for', { loadError: none, starting: true }, 'processing'],
    ['one that is not paid for', { loadError: unpaid }, 'locked'],
    ['none, which may not be made', { loadError: none, startError: unpaid }, 'locked'],
    ['one that is no longer paid for', { prep: prepOf('completed'), loadError: unpaid }, 'locked'],
    ['no optimization', { loadError: failed(404, 'OPTIMIZATION_NOT_FOUND') }, 'loadFailed'],
    ['a server in trouble', { loadError: failed(500, 'INTERNAL') }, 'loadFailed'],
    ['no server', { loadError: new UnreachableError('Gone.') }, 'loadFailed'],
    ['none, and a start that failed', { loadError: none, startError: failed(500, 'INTERNAL') }, 'none'],
  ])('%s', (_, known, kind) => {
    expect(prepStateOf({ ...loaded, ...known }).kind).toBe(kind);
  });

  test('a failure comes with its reason', () => {
    expect(prepStateOf({ ...loaded, prep: prepOf('failed') })).toEqual({ kind: 'failed', failure: 'Why it failed.' });
  });
});

test.each([
  ['completed', true],
  ['failed', true],
  ['processing', false],
  ['resting', false],
])('one that is %s is polled no more: %s', (status, over) => {
  expect(isOver(prepOf(status))).toBe(over);
});

test.each([
  ['a server in trouble', failed(500, 'INTERNAL'), 3],
  ['no server', new UnreachableError('Gone.'), 3],
  ['what is not paid for', unpaid, 0],
  ['what does not exist', none, 0],
])('%s is tried again', (_, error, times) => {
  const tries = Array.from({ length: 10 }, (_, failures) => mayRetry(failures, error));
  expect(tries.indexOf(false)).toBe(times);
});
