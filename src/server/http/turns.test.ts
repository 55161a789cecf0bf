import { describe, expect, test } from 'vitest';
import { createTurns, type Asker, type TurnSettings } from './turns.ts';

const plenty: TurnSettings = {
  running: 2,
  perSession: { running: 2, waiting: 100 },
  perAddress: { running: 8, waiting: 100 },
  waiting: 200,
  maxWaitMs: 60_000,
};

/** Turns beside a clock that goes on only while work is done, with the names of what was begun, in order. */
function office(settings: Partial<TurnSettings> = {}) {
  let now = 0;
  const turns = createTurns({ ...plenty, ...settings }, () => (now += 0.001));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (name: string, asker: Asker, more: { big?: boolean; gone?: AbortSignal } = {}) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return turns.take({ ...asker, big: false, ...more, work }).catch((error: { code: string }) => {
      refused.push(`${name}: ${error.code}`);
    });
  };
  const end = async (name: string, ms = 100) => {
    now += ms;
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, end, begun, refused };
}

const at = (address: string, session: string | undefined = address): Asker => ({ address, session });

describe('who waits', () => {
  test('goes before those who have had more done of late, address by address and session by session', async () => {
    const { ask, end, begun } = office({ running: 1 });
    const names = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
    for (const name of names('greedy', 3)) void ask(name, at('a', 'greedy'));
    void ask('neighbour', at('a', 'neighbour'));
    void ask('stranger', at('b'));
    for (const name of ['greedy 1', 'stranger', 'neighbour', 'greedy 2']) await end(name);
    expect(begun).toEqual(['greedy 1', 'stranger', 'neighbour', 'greedy 2', 'greedy 3']);
  });

  test('goes first come first served otherwise, and again once what they did lies back', async () => {
    const { ask, end, begun } = office({ running: 1 });
    void ask('early', at('a'));
    await end('early', 5_000);
    void ask('now', at('c'));
    void ask('early again', at('a'));
    void ask('new', at('b'));
    // Hours later, as far as the clock of work goes.
    await end('now', 10_000_000);
    await end('new');
    expect(begun).toEqual(['early', 'now', 'new', 'early again']);
  });
});

test('who leaves before the end makes room for the next, once', async () => {
  // Whoever hangs waits for ever, or the refusal would fall into another file's tests.
  const turns = createTurns({ ...plenty, running: 1, maxWaitMs: undefined }, () => 0);
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const leaving = turns.take({
    ...at('a'),
    big: false,
    work: async (leave) => {
      begun.push('leaves');
      leave();
      await new Promise<void>((resolve) => (end = resolve));
    },
  });
  const hang = (name: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>(() => undefined);
    };
    void turns.take({ ...at(name), big: false, work });
  };
  hang('second');
  hang('third');
  end();
  await leaving;
  expect(begun).toEqual(['leaves', 'second']);
});

describe('long work', () => {
  test('leaves a place to what is quickly done, however many send it', async () => {
    const { ask, begun } = office({ running: 3 });
    for (let index = 1; index <= 20; index++) void ask(`big ${index}`, at(`a${index}`), { big: true });
    void ask('small', at('b'));
    expect(begun).toEqual(['big 1', 'big 2', 'small']);
  });
});

describe('nobody has all of it', () => {
  test('not a session, not an address', async () => {
    const { ask, begun } = office({
      running: 8,
      perSession: { running: 1, waiting: 9 },
      perAddress: { running: 2, waiting: 9 },
    });
    for (const name of ['one', 'two', 'three']) {
      void ask(`${name} 1`, at('a', name));
      void ask(`${name} 2`, at('a', name));
    }
    expect(begun).toEqual(['one 1', 'two 1']);
  });

  test('a session that has enough waiting is refused, not its neighbours', async () => {
    const { ask, refused } = office({ running: 1, perSession: { running: 1, waiting: 2 } });
    for (const name of ['runs', 'waits 1', 'waits 2', 'too much']) void ask(name, at('a', 'greedy'));
    void ask('neighbour', at('a', 'neighbour'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(refused).toEqual(['too much: TOO_MANY_REQUESTS']);
  });

  test('where an address is full, or all is, the last of the greediest gives way', async () => {
    const { ask, refused } = office({ running: 1, perAddress: { running: 1, waiting: 4 }, waiting: 5 });
    for (const name of ['runs', 'g1', 'g2', 'g3', 'g4']) void ask(name, at('a', 'greedy'));
    void ask('neighbour', at('a', 'neighbour'));
    void ask('g5', at('a', 'greedy'));
    for (const name of ['b', 'c', 'd', 'e']) void ask(name, at(name));
    await new Promise((resolve) => setImmediate(resolve));
    expect(refused).toEqual(['g4: TOO_MANY_REQUESTS', 'g5: TOO_MANY_REQUESTS', 'g3: BUSY', 'g2: BUSY', 'e: BUSY']);
  });

  test('who is gone before asking is not worked for', async () => {
    const { ask, begun, refused } = office();
    await ask('gone', at('a'), { gone: AbortSignal.abort() });
    expect({ begun, refused }).toEqual({ begun: [], refused: ['gone: BUSY'] });
  });

  test('who is gone, or has waited too long, is not worked for', async () => {
    const { ask, end, begun, refused } = office({ running: 1, maxWaitMs: 20 });
    const leaving = new AbortController();
    void ask('runs', at('a'));
    void ask('leaves', at('b'), { gone: leaving.signal });
    const late = ask('late', at('c'));
    leaving.abort();
    await late;
    await end('runs');
    expect(begun).toEqual(['runs']);
    expect(refused).toEqual(['leaves: BUSY', 'late: BUSY']);
  });
});
