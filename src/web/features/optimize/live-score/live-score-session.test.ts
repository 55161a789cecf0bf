import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import type { EvaluateQuick, ScoreAnswer } from '../../../workers/score-protocol.ts';
import { createLiveScoreSession, keyOf, shownScore, type LiveScoreInput } from './live-score-session.ts';
import { createScoreWorkerClient } from './score-worker-client.ts';
import { createServerScoreClient, type ServerScoreInput } from './server-score-client.ts';

const { liveScore: words } = pageCopyFor('en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Texts = Pick<LiveScoreInput, 'resumeContent' | 'jobTitle' | 'jobDescription'>;

/** Any number of a text; the server's lies so far from the worker's that none can be taken for the other. */
const sumOf = ({ resumeContent, jobTitle, jobDescription }: Texts): number =>
  Array.from(`${resumeContent}|${jobTitle}|${jobDescription}`).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997,
    7,
  );
const localScoreOf = sumOf;
const serverScoreOf = (texts: Texts): number => 1000 + sumOf(texts);

/** How an evaluator behaves for one call: how long it takes, and whether it fails then. */
interface Fate {
  takes: number;
  fails: boolean;
}

/** A session with a worker and a server that answer with the given fates, one after the other. */
function session(fates: { local: Fate[]; server: Fate[] }) {
  const next = (of: 'local' | 'server'): Fate => fates[of].shift() ?? { takes: 50, fails: false };
  const worker = () => {
    const listeners: ((event: MessageEvent<ScoreAnswer>) => void)[] = [];
    return {
      addEventListener: (type: string, listener: (event: MessageEvent<ScoreAnswer>) => void) => {
        if (type === 'message') listeners.push(listener);
      },
      terminate: () => undefined,
      postMessage: ({ id, payload }: EvaluateQuick) => {
        const { takes, fails } = next('local');
        const result = { overallScore: localScoreOf(payload), missingKeywords: [] };
        const data = fails ? { type: 'EVALUATION_ERROR', id, error: 'x' } : { type: 'EVALUATION_RESULT', id, result };
        setTimeout(() => {
          for (const listener of listeners) listener({ data } as unknown as MessageEvent<ScoreAnswer>);
        }, takes);
      },
    } as unknown as Worker;
  };
  /** A server that goes on however often its calls are aborted, as one behind a slow line does. */
  const call = async (input: ServerScoreInput) => {
    const { takes, fails } = next('server');
    await new Promise((resolve) => setTimeout(resolve, takes));
    if (fails) throw new Error('gone');
    return { overallScore: serverScoreOf(input) };
  };
  const told: { score: number; localScore: number | null; for: LiveScoreInput | undefined }[] = [];
  let written: LiveScoreInput | undefined;
  const made = createLiveScoreSession({
    local: (listener) => createScoreWorkerClient({ words, ...listener }, worker),
    server: (listener) => createServerScoreClient({ words, call, now: () => Date.now(), ...listener }),
    clock: () => new Date(),
    localDebounceMs: 500,
    serverDebounceMs: 1500,
  });
  made.hear((score, localScore) => void told.push({ score, localScore, for: written }));
  const write = (input: LiveScoreInput) => {
    written = input;
    made.write(input);
  };
  return { ...made, write, told, shown: () => shownScore(made.scores(), written ?? input()) };
}

const input = (texts: Partial<LiveScoreInput> = {}): LiveScoreInput => ({
  resumeContent: 'Kept the books',
  jobTitle: 'Clerk',
  jobDescription: 'Keep books',
  ...texts,
});

/** The number that is shown is of the text that is shown, or says that it is the browser's own. */
function expectHonest(shown: ReturnType<typeof shownScore>, written: LiveScoreInput): void {
  if (keyOf(written) === null) expect(shown).toMatchObject({ bestScore: null, source: null });
  if (shown.serverScore !== null) {
    expect(shown.serverScore).toBe(serverScoreOf(written));
    if (shown.localScore !== null) expect(shown.localScore).toBe(localScoreOf(written));
    expect(shown.bestScore).toBe(serverScoreOf(written));
  } else {
    expect(['local', null]).toContain(shown.source);
    expect(shown.scoreDifference).toBeNull();
    expect(shown.bestScore).toBe(shown.localScore);
  }
}

describe('the number that is shown', () => {
  const word = fc.constantFrom('', 'a', 'b', 'ledger', 'SAP', 'night shifts');
  const edit = fc.record({
    field: fc.constantFrom('resumeContent', 'jobTitle', 'jobDescription', 'reset', 'corrected'),
    word,
    /** The time until the next edit, in milliseconds. */
    pause: fc.constantFrom(20, 100, 400, 600, 1600, 4000),
  });
  const fate = fc.record({ takes: fc.constantFrom(0, 30, 700, 2500, 9000), fails: fc.boolean() });
  const fates = fc.record({
    local: fc.array(fate, { minLength: 300, maxLength: 300 }),
    server: fc.array(fate, { minLength: 300, maxLength: 300 }),
  });

  test('over 300 edits is that of the text shown, or marked as local, however answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 300, maxLength: 300 }), fates, async (edits, given) => {
        const live = session(given);
        let written = input();
        live.write(written);
        for (const { field, word: text, pause } of edits) {
          if (field === 'reset') live.reset();
          else if (field === 'corrected') written = { ...written, keeping: !written.keeping };
          else written = { ...written, [field]: text };
          live.write(written);
          expectHonest(live.shown(), written);
          for (let passed = 0; passed < pause; passed += 200) {
            await vi.advanceTimersByTimeAsync(Math.min(200, pause - passed));
            expectHonest(live.shown(), written);
          }
        }
        for (const { score, localScore, for: of } of live.told) {
          expect(score).toBe(serverScoreOf(of ?? input()));
          if (localScore !== null) expect(localScore).toBe(localScoreOf(of ?? input()));
        }
        live.close();
      }),
      { numRuns: 15 },
    );
  });

  test('is that of both evaluators once all is quiet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
        const live = session({ local: [], server: [] });
        let written = input();
        for (const { field, word: text, pause } of edits) {
          if (field === 'reset') live.reset();
          else if (field !== 'corrected') written = { ...written, [field]: text };
          live.write(written);
          await vi.advanceTimersByTimeAsync(pause);
        }
        live.write(written);
        await vi.advanceTimersByTimeAsync(90_000);
        expect(live.shown()).toMatchObject(
          keyOf(written) === null
            ? { bestScore: null, source: null, isLoading: false }
            : {
                localScore: localScoreOf(written),
                serverScore: serverScoreOf(written),
                source: 'both',
                isLoading: false,
              },
        );
        live.close();
      }),
      { numRuns: 60 },
    );
  });
});

test('reset with a filled form scores again', async () => {
  const live = session({ local: [], server: [] });
  live.write(input());
  await vi.advanceTimersByTimeAsync(10_000);
  live.reset();
  expect(live.shown()).toMatchObject({ bestScore: null, source: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.shown()).toMatchObject({ source: 'both', serverScore: serverScoreOf(input()) });
});

test('a field that is emptied leaves no score, and one that is filled again is scored', async () => {
  const live = session({ local: [], server: [] });
  live.write(input());
  await vi.advanceTimersByTimeAsync(10_000);
  live.write(input({ jobDescription: ' ' }));
  expect(live.shown()).toMatchObject({ bestScore: null, source: null, isLoading: false });
  live.write(input());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.shown()).toMatchObject({ source: 'both' });
});

test('the server is asked once it has the corrections', async () => {
  const live = session({ local: [], server: [] });
  live.write(input({ keeping: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.shown()).toMatchObject({ source: 'local' });
  live.write(input());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.shown()).toMatchObject({ source: 'both' });
});
