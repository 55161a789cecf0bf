import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { savingKey, untilSettled, type Saving, type SavingState } from './saving.ts';

function optimization() {
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const cache = queries.getMutationCache();
  const state: SavingState = { now: 'saved', heard: new Set() };
  const log: string[] = [];
  return {
    log,
    become(now: Saving) {
      state.now = now;
      for (const each of state.heard) each();
    },
    /** Begins to save something; the answer ends it. */
    save(id = 'a'): { done: () => void; fails: () => void } {
      let answer = { done: (): void => undefined, fails: (): void => undefined };
      const mutationFn = () =>
        new Promise<void>((resolve, reject) => {
          answer = { done: () => resolve(), fails: () => reject(new Error('refused')) };
        });
      const saving = new MutationObserver(queries, { mutationKey: savingKey(id), mutationFn });
      saving.mutate(undefined).then(
        () => log.push('saved'),
        () => log.push('failed'),
      );
      return { done: () => answer.done(), fails: () => answer.fails() };
    },
    settled: () =>
      untilSettled('a', cache, state, () => log.push('waits')).then((isSaved) => log.push(isSaved ? 'goes' : 'stops')),
  };
}

test('where nothing is being saved, nothing waits', async () => {
  const { log, settled, save } = optimization();
  save('another');
  await settled();
  expect(log).toEqual(['goes']);
});

test('an answer that is on its way is waited for', async () => {
  const { log, settled, save } = optimization();
  const answer = save();
  await Promise.resolve();
  const settling = settled();
  answer.done();
  await settling;
  expect(log.toSorted()).toEqual(['goes', 'saved', 'waits']);
});

test('what could not be saved stops it, and what failed before does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { log, settled, save } = optimization();
  const answer = save();
  await Promise.resolve();
  const settling = settled();
  answer.fails();
  await settling;
  expect(log.toSorted()).toEqual(['failed', 'stops', 'waits']);
  vi.setSystemTime(Date.now() + 1);
  await settled();
  expect(log.at(-1)).toBe('goes');
  vi.useRealTimers();
});

test.each([
  ['saved', 'goes'],
  ['waiting', 'stops'],
] as const)('decisions that become %s', async (now, then) => {
  const { log, settled, become } = optimization();
  become('saving');
  const settling = settled();
  become('saving');
  become(now);
  await settling;
  expect(log).toEqual(['waits', then]);
});

test('without a connection nothing is waited for', async () => {
  const { log, settled, become } = optimization();
  become('waiting');
  await settled();
  expect(log).toEqual(['stops']);
});
