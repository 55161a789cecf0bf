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
