import { expect, test } from 'vitest';
import { lookUpsTogether } from './look-ups-together.ts';

/** Finds the current value of a key, and records which keys were requested together. */
function kept(rows: Record<string, number>) {
  const asked: (readonly string[])[] = [];
  const find = lookUpsTogether<number>(async (keys) => {
    asked.push(keys);
    return new Map(keys.flatMap((key) => (rows[key] === undefined ? [] : [[key, rows[key]]])));
  });
  return { asked, find };
}

test('who asks at once is answered by one statement, each with their own', async () => {
  const { asked, find } = kept({ a: 1, b: 2 });
  expect(await Promise.all(['a', 'b', 'nobody', 'a'].map(find))).toEqual([1, 2, undefined, 1]);
  expect(asked).toEqual([['a', 'b', 'nobody']]);
});

test('who asks later is not answered with what was there before', async () => {
  const rows: Record<string, number> = { a: 1 };
  const { find } = kept(rows);
  expect(await find('a')).toBe(1);
  rows['a'] = 2;
  expect(await find('a')).toBe(2);
  delete rows['a'];
  expect(await find('a')).toBeUndefined();
});

test('more than a hundred go in several statements', async () => {
  const { asked, find } = kept({ k7: 7 });
  const found = await Promise.all(Array.from({ length: 250 }, (_, at) => find(`k${at}`)));
  expect(found[7]).toBe(7);
  expect(asked.map((keys) => keys.length)).toEqual([100, 100, 50]);
});

test('where the database fails, everybody who waited is told, and the next is asked for anew', async () => {
  let isAway = true;
  const find = lookUpsTogether<number>(async () => {
    if (isAway) throw new Error('The database is away.');
    return new Map([['a', 1]]);
  });
  const answers = await Promise.allSettled([find('a'), find('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await find('a')).toBe(1);
});
