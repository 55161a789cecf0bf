import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

/** A promise that is fulfilled from outside. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

test('answers come in the order of the items, however long each takes, and no more at a time than allowed', async () => {
  const written: number[] = [];
  let [now, most] = [0, 0];
  const work = async (item: number): Promise<number> => {
    now += 1;
    most = Math.max(most, now);
    await sleep((item * 7) % 5);
    now -= 1;
    return item;
  };
  const items = Array.from({ length: 40 }, (_, index) => index);
  await inOrder(items, 3, work, async (item) => void written.push(item));
  expect(written).toEqual(items);
  expect(most).toBe(3);
});

test('an answer is written before the next item comes', async () => {
  const written: string[] = [];
  const wait = gate();
  async function* items() {
    yield 'first';
    await wait.passed;
    yield 'second';
  }
  const all = inOrder(
    items(),
    4,
    async (item) => item,
    async (item) => {
      written.push(item);
      wait.open();
    },
  );
  await all;
  expect(written).toEqual(['first', 'second']);
});

test('no item is taken while the answers are not', async () => {
  let taken = 0;
  const room = gate();
  function* items() {
    for (; taken < 10; taken += 1) yield taken;
  }
  const all = inOrder(
    items(),
    2,
    async (item) => item,
    () => room.passed,
  );
  await sleep(20);
  expect(taken).toBe(1);
  room.open();
  await all;
  expect(taken).toBe(10);
});

test('what was started is written, too, when the items break off', async () => {
  const written: number[] = [];
  async function* items() {
    yield 1;
    yield 2;
    throw new Error('broken off');
  }
  const slow = async (item: number) => {
    await sleep(10);
    return item;
  };
  await expect(inOrder(items(), 4, slow, async (item) => void written.push(item))).rejects.toThrow('broken off');
  expect(written).toEqual([1, 2]);
});
