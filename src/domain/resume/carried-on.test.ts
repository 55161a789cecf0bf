import { expect, test } from 'vitest';
import { carriedOn } from './carried-on.ts';
import type { SourceLine } from './parsed-resume.ts';

const line = (id: string, text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  id,
  page: 1,
  text,
  section: 'work',
  ...more,
});

test('a bullet goes on in the lines that it was read from, and in no others', () => {
  const lines = [
    line('a', 'Store supervisor, Contoso Retail'),
    line('b', 'Kept the stock counts of three', { bullet: true }),
    line('c', 'stores up to date'),
    line('d', 'Trained new staff', { bullet: true }),
    line('e', 'Cashier'),
  ];
  const evidence = {
    '/work/0/highlights/0': ['b', 'c'],
    '/work/0/highlights/1': ['d'],
    '/work/0/position': ['a', 'e'],
  };
  expect([...carriedOn({ lines, evidence })]).toEqual(['c']);
});

test('a paragraph ends with a sentence that leaves its line half empty', () => {
  const lines = [
    line('a', 'Supervisor with ten years in retail, three of them as the head'),
    line('b', 'of a store of forty. Speaks German.'),
    line('c', 'Looking for a larger house, with more people and more to look'),
    line('d', 'after.'),
  ];
  expect([...carriedOn({ lines, evidence: { '/basics/summary': ['a', 'b', 'c', 'd'] } })]).toEqual(['b', 'd']);
});

test('what stands in the way, or apart, is not joined', () => {
  const lines = [line('a', 'one'), line('b', 'two', { bullet: true }), line('x', 'other'), line('c', 'three')];
  expect(carriedOn({ lines, evidence: { '/work/0/summary': ['a', 'b', 'c', 'gone'] } }).size).toBe(0);
});
