import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { bandKind } from './band-kind.ts';
import { fragmentsOf } from './fragments.ts';

const values = ['Welding', 'Forklift', 'Rigging', 'First aid'];
const kindOf = (left: (text: string) => number, labels: readonly string[]) => {
  const lines = labels.map((text, index): Stretch => ({ x: left(text), y: 100 + 14 * index, text }));
  const beside = values.map((text, index): Stretch => ({ x: 240, y: 100 + 14 * index, text }));
  const fragments = fragmentsOf(typeset([...lines, ...beside]));
  return bandKind({ left: fragments.filter(({ x }) => x < 220), right: fragments.filter(({ x }) => x >= 220) });
};

test('labels that end where their values begin are a form’s, whatever they say', () => {
  const labels = ['Trade', 'Machines', 'On deck', 'Also useful'];
  expect(kindOf((text) => 220 - 5 * text.length, labels)).toBe('labels');
  expect(kindOf(() => 40, labels)).toBe('rows');
});

test('blocks flush with the far edge that each begin with a date, level with a line, are notes on it', () => {
  const at = (y: number, text: string): Stretch => ({ x: 520 - 5 * text.length, y, text });
  const entry = (y: number, date: string): Stretch[] => [
    { x: 40, y, text: 'Northwind Ltd' },
    { x: 40, y: y + 13, text: 'Leeds' },
    { x: 40, y: y + 44, text: 'Clerk' },
    at(y, date),
    at(y + 13, 'Salary: 21,000 GBP'),
    at(y + 26, 'Hours per week: 37'),
  ];
  const fragments = fragmentsOf(typeset([...entry(100, '03/2018 - 10/2020'), ...entry(180, 'Jan 2017 – Feb 2018')]));
  const sides = { left: fragments.filter(({ x }) => x < 220), right: fragments.filter(({ x }) => x >= 220) };
  expect(bandKind(sides)).toBe('rows');
  const undated = { ...sides, right: sides.right.filter(({ date }) => !date) };
  expect(bandKind(undated)).not.toBe('rows');
});
