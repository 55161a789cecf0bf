import { expect, test } from 'vitest';
import { documentFromText } from '../plain-text.ts';
import { parseResume } from '../../resume/parse-resume.ts';
import type { Line, SourceDocument } from '../source-document.ts';
import { cellRows } from './table-rows.ts';
import { fragmentsOf } from './fragments.ts';

/** A Word document of lines above a table of two columns, whose cells have one line or more. */
function withTable(
  above: readonly string[],
  cells: readonly (readonly [label: string, values: string[]])[],
): SourceDocument {
  const lines = [...above, ...cells.flatMap(([label, values]) => [label, ...values])];
  const places = cells.flatMap(([, values], row) => [
    { table: 0, row, column: 0 },
    ...values.map(() => ({ table: 0, row, column: 1 })),
  ]);
  const document = documentFromText(lines.join('\n'));
  const placed = (line: Line, index: number): Line => ({ ...line, cell: places[index - above.length] });
  return {
    ...document,
    kind: 'docx',
    pages: document.pages.map((page) => ({ ...page, lines: page.lines.map(placed) })),
  };
}

const form = [
  ['Dates', ['03.2018 – 06.2021']],
  ['Occupation or position held', ['Welder']],
  ['Main activities and responsibilities', ['Built hulls and decks for ferries', 'Trained two apprentices']],
  ['Name and address of the employer', ['Brightline', '12 Quay Lane, Galway']],
  ['Dates', ['05.2014 – 02.2018']],
  ['Occupation or position held', ['Rigger']],
  ['Main activities and responsibilities', ['Rigged masts and cranes']],
  ['Name and address of the employer', ['Oakhollow', '3 Mill Road, Sligo']],
] as const satisfies [string, string[]][];

test('a label in a cell stands before the first of its values', () => {
  const rows = cellRows(fragmentsOf(withTable([], form.slice(2, 4))));
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Main activities and responsibilities', 'Built hulls and decks for ferries'],
    ['Trained two apprentices'],
    ['Name and address of the employer', 'Brightline'],
    ['12 Quay Lane, Galway'],
  ]);
});

test('cells of other texts are read one after the other', () => {
  const rows = cellRows(fragmentsOf(withTable([], [['Dock Ltd', ['Built hulls', 'Trained two apprentices']]])));
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Dock Ltd'],
    ['Built hulls'],
    ['Trained two apprentices'],
  ]);
});

test('the employer below what was done there', () => {
  const { resume } = parseResume(withTable(['Robin Example', 'robin@example.org', 'Work experience'], form));
  expect(resume.work).toMatchObject([
    { position: 'Welder', name: 'Brightline', startDate: '2018-03', endDate: '2021-06' },
    { position: 'Rigger', name: 'Oakhollow', startDate: '2014-05', endDate: '2018-02' },
  ]);
});
