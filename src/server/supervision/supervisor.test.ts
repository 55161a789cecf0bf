import { afterEach, describe, expect, test } from 'vitest';
import type { WorkerRequest } from './answer-requests.ts';
import type { Channel } from './channel.ts';
import { createSupervisor, type Supervisor, type SupervisorSettings } from './supervisor.ts';

const forever = 600_000;

/** A worker in this thread that does what its request says, and records what happened to it. */
class FakeWorker implements Channel {
  state: 'held' | 'resting' | 'ended' = 'held';
  requests: string[] = [];
  memoryBytes = 0;
  ended: Promise<Error | undefined>;
  private listener: (message: unknown) => void = () => undefined;
  private die: (error?: Error) => void = () => undefined;

  constructor() {
    this.ended = new Promise((resolve) => (this.die = resolve));
  }
  send(message: unknown): void {
    const { id, request } = message as WorkerRequest<string>;
    this.requests.push(request);
    if (request === 'uncopyable') throw new TypeError('cannot be copied');
    if (request === 'crash') return this.crash();
    if (request === 'hang') return;
    if (request === 'tell') {
      for (const progress of ['begun', 'half']) this.answer({ id, progress });
      this.answer({ id: id + 1, progress: 'of another' });
    }
    const answered = { id, memoryBytes: this.memoryBytes };
    queueMicrotask(() =>
      this.answer(
        request === 'throw' ? { ...answered, error: new RangeError('no') } : { ...answered, answer: request },
      ),
    );
  }
  answer(message: unknown): void {
    this.listener(message);
  }
  crash(error?: Error): void {
    this.state = 'ended';
    this.die(error);
  }
  processorMs(): number | undefined {
    return undefined;
  }
  onMessage(listener: (message: unknown) => void): void {
    this.listener = listener;
  }
  end(): Promise<unknown> {
    this.crash();
    return this.ended;
  }
  hold(held: boolean): void {
    this.state = held ? 'held' : 'resting';
  }
}

const opened: Supervisor<string, string>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((supervisor) => supervisor.close()));
});

function supervise(settings: Partial<SupervisorSettings> = {}) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const supervisor = createSupervisor<string, string>({
    start,
    deadlineMs: forever,
    idleMs: forever,
    maxWaiting: 8,
    ...settings,
  });
  opened.push(supervisor);
  return { ...supervisor, workers, states: () => workers.map(({ state }) => state) };
}
const unanswered = (reason: string) => ({ name: 'Unanswered', reason });

describe('a worker', () => {
  test('is started by the first request and answers one after the other', async () => {
    const { ask, workers, states } = supervise();
    expect(workers).toEqual([]);
    expect(await Promise.all(['a', 'b', 'c'].map((request) => ask(request)))).toEqual(['a', 'b', 'c']);
    expect(workers.map(({ requests }) => requests)).toEqual([['a', 'b', 'c']]);
    await expect.poll(states).toEqual(['resting']);
  });

  test('is given what is of a lower rank first, and in its turn what is of the same', async () => {
    const { ask, workers } = supervise();
    await Promise.all([ask('first'), ask('later', { rank: 2 }), ask('sooner', { rank: 1 }), ask('next', { rank: 1 })]);
    expect(workers.map(({ requests }) => requests)).toEqual([['first', 'sooner', 'next', 'later']]);
  });

  test('that answers with an error, or whose request cannot be copied, is kept', async () => {
    const { ask, workers } = supervise();
    await expect(ask('throw')).rejects.toThrow(RangeError);
    await expect(ask('uncopyable')).rejects.toThrow(TypeError);
    expect(await ask('a')).toBe('a');
    expect(workers).toHaveLength(1);
  });

  test('is ended at its deadline, and the next request gets a new one', async () => {
    const { ask, workers, states } = supervise({ deadlineMs: 100 });
    const [late, next] = [ask('hang'), ask('a')];
    await expect(late).rejects.toMatchObject(unanswered('late'));
    expect(await next).toBe('a');
    expect(workers.map(({ requests }) => requests)).toEqual([['hang'], ['a']]);
    await expect.poll(states).toEqual(['ended', 'resting']);
  });

  test('has less time when its request has waited', async () => {
    const { ask } = supervise({ answerWithinMs: 50 });
    const hanging = [ask('hang'), ask('hang')].map((asked) => asked.catch((error: unknown) => error));
    expect(await Promise.all(hanging)).toEqual([
      expect.objectContaining(unanswered('late')),
      expect.objectContaining({ name: 'Unanswered' }),
    ]);
  });

  test('is replaced when it uses too much memory, and after its share of requests', async () => {
    const grown = supervise({ maxMemoryBytes: 100 });
    await grown.ask('a');
    for (const worker of grown.workers) worker.memoryBytes = 101;
    await grown.ask('b');
    await grown.ask('c');
    expect(grown.workers.map(({ requests }) => requests)).toEqual([['a', 'b'], ['c']]);
    const shared = supervise({ recycleAfter: 2 });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((request) => shared.ask(request)));
    expect(shared.workers.map(({ requests }) => requests)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    await expect.poll(shared.states).toEqual(['ended', 'ended', 'resting']);
  });

  test('is ended when it is idle, a spare one sooner', async () => {
    const rare = supervise({ idleMs: 1 });
    await rare.ask('a');
    await expect.poll(rare.states).toEqual(['ended']);
    expect(await rare.ask('b')).toBe('b');
    const two = supervise({ concurrency: 2, spareIdleMs: 1 });
    await Promise.all([two.ask('a'), two.ask('b')]);
    await expect.poll(two.states).toEqual(['resting', 'ended']);
  });

  test('that is kept ready exists before it is needed and stays', async () => {
    const { ask, states } = supervise({ concurrency: 2, keptReady: 1, idleMs: 1, spareIdleMs: 1 });
    expect(states()).toEqual(['resting']);
    await Promise.all([ask('a'), ask('b')]);
    await expect.poll(() => states().toSorted()).toEqual(['ended', 'resting']);
    expect(await ask('c')).toBe('c');
    await expect.poll(() => states().filter((state) => state !== 'ended')).toEqual(['resting']);
  });

  test('that is kept ready is followed by another when it is taken, within what may work at a time', async () => {
    const { ask, close, states } = supervise({ concurrency: 2, keptReady: 1 });
    const first = ask('hang');
    expect(states()).toEqual(['held', 'resting']);
    expect(await ask('b')).toBe('b');
    expect(states()).toEqual(['held', 'resting']);
    const second = ask('hang');
    expect(states()).toEqual(['held', 'held']);
    await close();
    await Promise.allSettled([first, second]);
  });

  test('that died while it was idle gets no request', async () => {
    const { ask, workers } = supervise();
    await ask('a');
    workers[0]?.crash();
    await workers[0]?.ended;
    expect(await ask('b')).toBe('b');
    expect(workers).toHaveLength(2);
  });
});

describe('a request', () => {
  test('whose worker crashed is given to a new one once, where that is wanted', async () => {
    const patient = supervise({ retryAfterCrash: true });
    await expect(patient.ask('crash')).rejects.toMatchObject(unanswered('crashed'));
    expect(patient.workers.map(({ requests }) => requests)).toEqual([['crash'], ['crash']]);
    expect(await patient.ask('a')).toBe('a');
    const plain = supervise();
    const [lost, next] = [plain.ask('crash'), plain.ask('a')];
    await expect(lost).rejects.toMatchObject(unanswered('crashed'));
    expect(await next).toBe('a');
    expect(plain.workers.map(({ requests }) => requests)).toEqual([['crash'], ['a']]);
  });

  test('learns why its worker died', async () => {
    const { ask, workers } = supervise();
    const asked = ask('hang');
    workers[0]?.crash(new Error('out of memory'));
    await expect(asked).rejects.toMatchObject({ reason: 'crashed', cause: { message: 'out of memory' } });
  });

  test('does not get the answer to another', async () => {
    const { ask, workers } = supervise();
    expect(await ask('a')).toBe('a');
    const asked = ask('hang');
    workers[0]?.answer({ id: 1, answer: 'a' });
    workers[0]?.answer({ id: 2, answer: 'b' });
    workers[0]?.answer({ id: 2, answer: 'c' });
    expect(await asked).toBe('b');
  });

  test('is refused when too many wait, or when it has waited too long', async () => {
    const { ask, close } = supervise({ maxWaiting: 1, maxWaitMs: 20 });
    const working = ask('hang').catch((error: unknown) => error);
    const waiting = ask('a');
    await expect(ask('b')).rejects.toMatchObject(unanswered('busy'));
    await expect(waiting).rejects.toMatchObject(unanswered('busy'));
    await close();
    expect(await working).toMatchObject(unanswered('closed'));
  });

  test('that follows an answer at once needs no second worker', async () => {
    const { ask, workers } = supervise({ concurrency: 2 });
    for (const request of ['a', 'b', 'c']) await ask(request);
    expect(workers).toHaveLength(1);
  });

  test('runs in parallel with others, up to the maximum', async () => {
    const { ask, workers, close } = supervise({ concurrency: 2 });
    const working = ['hang', 'hang', 'a'].map((request) => ask(request).catch((error: unknown) => error));
    expect(workers.map(({ requests }) => requests)).toEqual([['hang'], ['hang']]);
    workers[1]?.answer({ id: 1, answer: 'done' });
    expect(await Promise.all(working.slice(1))).toEqual(['done', 'a']);
    await close();
    expect(await working[0]).toMatchObject(unanswered('closed'));
  });
});

test('closing ends busy and idle workers, and refuses waiting and new requests', async () => {
  const { ask, close, states } = supervise({ concurrency: 2, maxWaitMs: forever, retryAfterCrash: true });
  await Promise.all([ask('a'), ask('b')]);
  const outcomes = ['hang', 'hang', 'a'].map((request) => ask(request).catch((error: unknown) => error));
  await close();
  expect(states()).toEqual(['ended', 'ended']);
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => expect.objectContaining(unanswered('closed'))));
  await expect(ask('c')).rejects.toMatchObject(unanswered('closed'));
});

test('what a worker tells of a request is heard by whoever asked, and by nobody after the answer', async () => {
  const { ask, workers } = supervise();
  const heard: unknown[] = [];
  const onProgress = (progress: unknown) => heard.push(progress);
  await expect(ask('tell', { onProgress })).resolves.toBe('tell');
  workers[0]?.answer({ id: 1, progress: 'late' });
  await ask('tell');
  expect(heard).toEqual(['begun', 'half']);
});
