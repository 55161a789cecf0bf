import { expect, test } from 'vitest';
import { freeChanges } from './free-changes.ts';
import type { Change, ChangeReason } from './tailoring.ts';

const change = (id: string, gain: number, ...reasons: ChangeReason[]): Change => ({
  id,
  original: `${id} before`,
  revised: `${id} after`,
  reasons,
  evidence: [],
  requirements: [],
  gains: { overall: gain, match: gain },
});
const idsOf = (...changes: Change[]) => freeChanges(changes).map(({ id }) => id);

test('the two that bring most are shown, of equal ones the first', () => {
  const changes = [change('a', 1, 'strong-verb'), change('b', 3, 'summary-written'), change('c', 1, 'result-first')];
  expect(idsOf(...changes)).toEqual(['b', 'a']);
});

test('what shows other changes too, or is the person’s own, is not free', () => {
  const moved = change('order:/work/0', 9, 'moved-up');
  const sections = change('sections', 9, 'section-order');
  const own = change('line:/work/0/highlights/0', 9, 'own-words');
  const answer = change('answer:sap', 9, 'answered');
  expect(idsOf(moved, sections, own, answer, change('a', 0, 'filler-removed'))).toEqual(['a']);
});

test('what only tidies comes last', () => {
  const changes = [
    change('dot', 0.4, 'punctuation'),
    change('a', 0, 'strong-verb'),
    change('b', 0, 'headline-written'),
  ];
  expect(idsOf(...changes)).toEqual(['a', 'b']);
  expect(idsOf(changes[0] as Change)).toEqual(['dot']);
});

test('nothing is shown where nothing was changed', () => {
  expect(idsOf()).toEqual([]);
});
