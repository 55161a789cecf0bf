import { expect, test } from 'vitest';
import { typeset } from '#test/support/typeset.ts';
import { withoutRunningHeads } from './running-heads.ts';

const kept = (...texts: string[]) =>
  withoutRunningHeads(typeset(texts.map((text, index) => ({ x: 40, y: 300 + 20 * index, text })))).pages.flatMap(
    ({ lines }) => lines.map(({ text }) => text),
  );

test('a line that says which page this is goes, wherever it stands', () => {
  expect(kept('Welder', 'Robin Example – page 2', 'Dock Ltd')).toEqual(['Welder', 'Dock Ltd']);
  expect(kept('Lebenslauf Robin Example, Seite 2 von 3', 'Strona 2 z 3', 'Welder')).toEqual(['Welder']);
});

test('a page that somebody worked on stays', () => {
  const lines = ['Front page', 'Laid out the front page', 'Rebuilt the landing page, 2019'];
  expect(kept(...lines)).toEqual(lines);
});

test('a number alone below all else on its page goes, though the margin is wide, and so does the name above a second page', () => {
  const page = (...lines: [number, string][]) => typeset(lines.map(([y, text]) => ({ x: 40, y, text })));
  const texts = (document: ReturnType<typeof page>) =>
    withoutRunningHeads(document).pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts(page([90, 'Robin Example'], [300, 'Welder'], [745, '1']))).toEqual(['Robin Example', 'Welder']);
  expect(texts(page([90, 'Robin Example'], [745, '1'], [760, 'Welder']))).toEqual(['Robin Example', '1', 'Welder']);
});

test('a rule that is typed is no text', () => {
  expect(kept('Welder', '————————————', '__________', 'Dock Ltd', '- –')).toEqual(['Welder', 'Dock Ltd', '- –']);
});
